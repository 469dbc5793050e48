import { AddressWords } from './AddressWords.tsx';

export const examples = {
  mail: <AddressWords text="hello@career.example" />,
  page: <AddressWords text="https://www.career.example/nv/webinar/2026-09-10/" />,
  within: <AddressWords text="Write to hello@career.example." />,
};
