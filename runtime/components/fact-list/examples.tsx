import { FactList } from './FactList.tsx';

export const examples = {
  two: (
    <FactList
      facts={[
        { label: 'On', value: 'January 5, 2026' },
        { label: 'Policy', value: <code>default-src &apos;none&apos;</code> },
      ]}
    />
  ),
};
