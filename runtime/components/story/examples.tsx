import { Story } from './Story.tsx';

const answers = ['5', '6', '8'].map((answer) => ({
  answer,
  reply: `You said ${answer}.`,
  ...(answer === '6' && { isRight: true }),
}));

export const examples = {
  whole: (
    <Story
      words={{
        title: 'A day at the bakery',
        moments: ['4 a.m.', '6 a.m.', '9 a.m.'].map((time) => ({
          time,
          text: 'Bake',
          picture: 'assets/picture.svg',
        })),
        question: 'How many sides has it?',
        answers,
      }}
      asset={() => ({ url: '/assets/picture.svg', width: 118, height: 112, title: 'A loaf' })}
    />
  ),
};
