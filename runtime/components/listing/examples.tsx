import { Listing } from './Listing.tsx';

export const examples = {
  whole: (
    <Listing
      words={{
        label: 'A listing',
        title: 'A week at the bakery',
        kind: 'Job shadow for grade 10',
        distance: 'One mile from school',
        facts: [
          { label: 'When?', value: 'In March' },
          { label: 'Who?', value: 'The baker' },
        ],
        before: 'Before the first day',
        tasks: [
          { task: 'Form for parents', status: 'Done', isDone: true },
          { task: 'First meeting', status: 'To do' },
        ],
      }}
    />
  ),
};
