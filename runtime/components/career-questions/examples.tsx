import { CareerQuestions } from './CareerQuestions.tsx';
import { Careers } from './Careers.tsx';

const question = (number: number) => ({
  question: `Question ${number}?`,
  answers: ['First', 'Second', 'Third'].map((word) => ({
    answer: `${word} answer to ${number}`,
    career: `${word} career of ${number}`,
    icon: 'icon-star',
    day: 'A day at work.',
    pay: 52000,
    training: 'Two years of training',
  })),
});

export const props = {
  words: {
    link: 'Try it',
    title: 'Try it',
    description: 'Three questions.',
    lead: 'Pick what sounds like you.',
    promise: 'It stays here.',
    younger: 'Younger?',
    heading: 'Pick one answer to each',
    questions: [question(1), question(2), question(3)],
    button: 'See where that leads',
    careers: {
      title: 'Where your answers lead',
      text: 'One career for each answer.',
      share: 'Copy the address.',
      pay: 'A year’s pay here',
      nationalPay: 'A year’s pay in the country',
      training: 'How you get there',
      note: 'These are samples.',
      sample: 'Sample figures',
      again: 'Start again',
    },
    next: { title: 'Next', text: 'There is more.', appButton: 'Go on', teacherLink: 'Start free' },
  },
  href: '/nv/try/',
  icon: () => ({ viewBox: '0 0 24 24', body: '<path d="M1 1h22"/>' }),
};

export const examples = {
  questions: <CareerQuestions words={props.words} />,
  country: <Careers {...props} />,
  region: (
    <Careers
      {...props}
      wages={[
        [1000, 2000, 3000],
        [4000, 5000, 6000],
        [7000, 8000, 9000],
      ]}
    />
  ),
};
