import { Quote } from './Quote.tsx';

const said = { text: 'My students ask for it by name.', by: 'A counselor' };

export const examples = {
  plain: <Quote {...said} />,
  withSource: <Quote {...said} source={{ label: 'The whole report', href: '/report/' }} />,
};
