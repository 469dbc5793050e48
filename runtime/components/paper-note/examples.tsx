import { PaperNote } from './PaperNote.tsx';

const shared = {
  title: 'Talk to us',
  contacts: { email: 'hello@career.example', phone: '(555) 010-0100' },
};

export const examples = {
  withCode: <PaperNote {...shared} url="https://career.example/nv/" hasCode />,
  withoutCode: <PaperNote {...shared} url="https://career.example/nv/plan/" hasCode={false} />,
  withoutAddress: <PaperNote {...shared} hasCode={false} />,
};
