import { Notice } from './Notice.tsx';

export const examples = {
  headed: (
    <Notice label="Upcoming webinar" isHeaded>
      <p>Thursday at noon.</p>
    </Notice>
  ),
  line: (
    <Notice label="About quotes" isLine>
      <p>Quotes are closed.</p>
    </Notice>
  ),
  quote: (
    <Notice label="About quotes">
      <p>Quotes are closed at the moment.</p>
    </Notice>
  ),
};
