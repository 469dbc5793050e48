import type { Plan, PlanFeature } from '../../contract.ts';
import { planWords } from '../plan-card/examples.tsx';
import { FeatureAccounts, PaidFeatures } from './FeatureAccounts.tsx';

const features = [
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
] satisfies readonly PlanFeature[];

const plans = [
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
] satisfies readonly Plan[];

export const examples = {
  one: (
    <FeatureAccounts
      page="upTheLadder"
      features={features}
      plans={plans}
      words={planWords}
      href="/pricing/"
    />
  ),
  paid: <PaidFeatures features={features} plans={plans} words={planWords} />,
};
