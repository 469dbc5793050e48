import { Tabs } from './Tabs.tsx';

export const examples = {
  answers: (
    <Tabs
      label="Your answer"
      tabs={[
        { label: 'I can make it', href: '/webinar/yes/', isCurrent: true },
        { label: 'I can’t make it', href: '/webinar/no/', isCurrent: false },
      ]}
    />
  ),
};
