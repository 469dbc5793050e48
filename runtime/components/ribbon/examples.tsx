import { Ribbon } from './Ribbon.tsx';

export const examples = {
  guarded: <Ribbon liveForms={false} />,
  live: <Ribbon liveForms />,
};
