import { planWords } from '../plan-card/examples.tsx';
import { FeatureAccounts } from './FeatureAccounts.tsx';

export const examples = {
  one: (
    <FeatureAccounts
      page="upTheLadder"
      features={[
        {
          name: 'Stories',
          description: 'For younger students.',
          page: 'upTheLadder',
          availability: {
            freeEducator: false,
            premiumEducator: true,
            basicUpgrade: true,
            enhancedUpgrade: true,
          },
        },
      ]}
      plans={[
        {
          id: 'freeEducator',
          name: 'Free Educator Account',
          audience: 'individual',
          price: 0,
          unit: 'free',
          summary: 'For one class.',
        },
        {
          id: 'premiumEducator',
          name: 'Premium Educator Account',
          audience: 'individual',
          price: 10,
          unit: 'per-year',
          summary: 'For one teacher.',
        },
      ]}
      words={planWords}
      href="/pricing/"
    />
  ),
};
