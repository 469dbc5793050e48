import { Notice } from './Notice.tsx';

export const examples = {
  headed: (
    <Notice label="Upcoming webinar" isHeaded>
      <p>Thursday at noon.</p>
    </Notice>
  ),
  quote: (
    <Notice label="About quotes">
      <p>Quotes are closed at the moment.</p>
    </Notice>
  ),
};
