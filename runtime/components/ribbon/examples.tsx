import { Ribbon } from './Ribbon.tsx';

const words = {
  label: 'Preview',
  notice: 'A preview.',
  formsLive: 'What you send arrives.',
  formsSafe: 'Nothing arrives.',
  samples: 'To be replaced: {count}',
};

export const examples = {
  guarded: <Ribbon liveForms={false} samples={[]} words={words} />,
  live: <Ribbon liveForms samples={['site.seal', 'vendor.example']} words={words} />,
};
