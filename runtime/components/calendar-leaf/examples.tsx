import { CalendarLeaf } from './CalendarLeaf.tsx';

export const examples = {
  day: <CalendarLeaf date="September 10, 2026" />,
};
