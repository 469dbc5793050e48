import { Ways } from './Ways.tsx';

export const examples = {
  few: (
    <Ways
      links={[
        { label: 'Start page', href: '/' },
        { label: 'Pricing', href: '/pricing/' },
      ]}
    />
  ),
};
