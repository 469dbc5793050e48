import { SisterSites } from './SisterSites.tsx';

export const examples = {
  one: (
    <SisterSites
      sites={[
        {
          name: 'Journey',
          href: 'https://journey.example/',
          logo: { url: '/assets/journey.svg', width: 160, height: 48 },
        },
      ]}
    />
  ),
};
