import { NextSteps } from './NextSteps.tsx';

export const examples = {
  one: (
    <NextSteps
      title="What is next"
      links={[{ label: 'Compare the accounts', href: '/pricing/' }]}
    />
  ),
};
