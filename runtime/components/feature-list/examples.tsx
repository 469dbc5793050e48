import { FeatureList } from './FeatureList.tsx';

export const examples = {
  two: (
    <FeatureList
      features={[
        { cssClass: 'icon-careers', title: '900 careers with wages' },
        { cssClass: 'icon-unknown', title: 'Sixteen clusters' },
      ]}
      icon={(name) =>
        name === 'icon-careers' ? { viewBox: '0 0 24 24', body: '<path d="M4 12h16"/>' } : undefined
      }
    />
  ),
};
