import { ContactDetails } from './ContactDetails.tsx';

const words = {
  title: 'Talk to us',
  writeOrCall: 'Mail {email}, call {phone}.',
  write: 'Mail {email}.',
};

export const examples = {
  emailOnly: <ContactDetails contacts={{ email: 'hello@career.example' }} words={words} />,
  both: (
    <ContactDetails
      contacts={{ email: 'hello@career.example', phone: '(555) 010-0100' }}
      words={words}
    />
  ),
};
