import { PlanCard } from './PlanCard.tsx';

/** How examples say what plans cost. */
export const planWords = {
  free: 'No charge',
  perYear: '{price} each year',
  perStudentPerYear: '{price} for each student',
  startingAt: 'From {price}',
  maximumStudents: '{count} students',
  minimumOrder: 'At least {price}',
  signUpFree: 'Begin',
  signUp: 'Buy',
  quote: 'Ask',
  order: 'Order',
  includedIn: 'With: {accounts}.',
  and: 'and',
  notIncludedIn: '{account} lacks it.',
  compare: 'Compare',
};

export const examples = {
  free: (
    <PlanCard
      plan={{
        id: 'freeEducator',
        name: 'Free Educator Account',
        audience: 'individual',
        price: 0,
        unit: 'free',
        summary: 'For one class.',
      }}
      freeQuota={12}
      action={{ label: planWords.signUp, href: 'https://app.example/sign-up' }}
      words={planWords}
    />
  ),
  perStudent: (
    <PlanCard
      plan={{
        id: 'basicUpgrade',
        name: 'Basic Upgrade',
        audience: 'group',
        price: 1.5,
        unit: 'per-student-per-year',
        minimumOrder: 150,
        payment: 'Purchase order accepted',
        summary: 'For a school.',
      }}
      freeQuota={12}
      action={{ label: planWords.signUp, href: 'https://app.example/sign-up' }}
      words={planWords}
    />
  ),
  startingAt: (
    <PlanCard
      plan={{
        id: 'enhancedUpgrade',
        name: 'Enhanced Upgrade',
        audience: 'group',
        price: 1000,
        unit: 'starting-at',
        summary: 'For a district.',
      }}
      freeQuota={12}
      action={{ label: planWords.signUp, href: 'https://app.example/sign-up' }}
      words={planWords}
    />
  ),
  perYear: (
    <PlanCard
      plan={{
        id: 'premiumEducator',
        name: 'Premium Educator Account',
        audience: 'individual',
        price: 10,
        unit: 'per-year',
        maximumStudents: 20,
        summary: 'For one teacher.',
      }}
      freeQuota={12}
      action={{ label: planWords.signUp, href: 'https://app.example/sign-up' }}
      words={planWords}
    />
  ),
};
