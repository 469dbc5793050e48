import { Ribbon } from './Ribbon.tsx';

const words = {
  label: 'Preview',
  notice: 'A preview.',
  formsLive: 'What you send arrives.',
  formsSafe: 'Nothing arrives.',
};

export const examples = {
  guarded: <Ribbon liveForms={false} words={words} />,
  live: <Ribbon liveForms words={words} />,
};
