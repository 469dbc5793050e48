import { planWords } from '../plan-card/examples.tsx';
import { UpgradeCards } from './UpgradeCards.tsx';

export const examples = {
  one: (
    <UpgradeCards
      cards={[
        {
          title: 'For one educator',
          text: 'Your own classes.',
          plans: [
            {
              id: 'premiumEducator',
              name: 'Premium Educator Account',
              audience: 'individual',
              price: 10,
              unit: 'per-year',
              summary: 'For one teacher.',
            },
          ],
          href: '/pricing/individual/',
          button: 'Compare individual accounts',
        },
      ]}
      words={planWords}
    />
  ),
};
