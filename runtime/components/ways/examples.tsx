import { Ways } from './Ways.tsx';

export const examples = {
  files: <Ways links={[{ label: 'The brochure', href: '/brochure.pdf' }]} areFiles />,
  few: (
    <Ways
      links={[
        { label: 'Start page', href: '/' },
        { label: 'Pricing', href: '/pricing/' },
      ]}
    />
  ),
};
