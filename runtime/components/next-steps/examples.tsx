import { NextSteps } from './NextSteps.tsx';

export const examples = {
  one: <NextSteps links={[{ label: 'Compare the accounts', href: '/pricing/' }]} />,
};
