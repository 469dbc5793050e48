import { props } from '../career-questions/examples.tsx';
import { DemoSides } from './DemoSides.tsx';

const shared = {
  words: {
    title: 'Both sides',
    learner: 'A learner sees',
    educator: 'An educator sees',
    kind: 'A sample class',
    class: 'Grade 9',
    learners: ['Ada', 'Ben'],
  },
  profile: { label: 'A profile', day: 'A day' },
  training: 'The way there',
  steps: [{ title: 'Ask' }, { title: 'Look' }],
  icon: props.icon,
};

export const examples = {
  withCareer: <DemoSides {...shared} career={props.words.questions[0]?.answers[0]} />,
  withoutCareer: <DemoSides {...shared} career={undefined} />,
};
