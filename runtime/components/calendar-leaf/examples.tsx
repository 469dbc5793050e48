import { CalendarLeaf } from './CalendarLeaf.tsx';

export const examples = {
  day: <CalendarLeaf date="September 10, 2026" />,
  moment: <CalendarLeaf date="Thursday, January 21, 2027, 3:30 p.m. Pacific Time" />,
};
