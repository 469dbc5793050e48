import { ContactDetails } from './ContactDetails.tsx';

export const examples = {
  emailOnly: <ContactDetails email="hello@career.example" />,
  both: <ContactDetails email="hello@career.example" phone="(555) 010-0100" />,
};
