import { planWords } from '../plan-card/examples.tsx';
import { PlanTable } from './PlanTable.tsx';

export const examples = {
  one: (
    <PlanTable
      plans={[
        {
          id: 'freeEducator',
          name: 'Free Educator Account',
          audience: 'individual',
          price: 0,
          unit: 'free',
          summary: 'For one class.',
        },
      ]}
      features={[
        {
          name: 'Student groups',
          description: 'Sort students by class.',
          availability: {
            freeEducator: 'Coming soon',
            premiumEducator: true,
            basicUpgrade: true,
            enhancedUpgrade: true,
          },
        },
        {
          name: 'Course planner',
          description: 'Plan four years.',
          availability: {
            freeEducator: false,
            premiumEducator: true,
            basicUpgrade: true,
            enhancedUpgrade: true,
          },
        },
      ]}
      words={{
        title: 'All features',
        caption: 'What is in each',
        label: 'Table of features',
        feature: 'What',
        included: 'Yes',
        notIncluded: 'No',
      }}
      planWords={planWords}
    />
  ),
};
