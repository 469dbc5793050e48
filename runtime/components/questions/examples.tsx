import { Questions } from './Questions.tsx';

export const examples = {
  two: (
    <Questions
      items={[
        { question: 'What does it cost?', answer: ['**Nothing** for one educator.'] },
        { question: 'Who sees it?', answer: ['You.', 'Nobody else.'] },
      ]}
    />
  ),
};
