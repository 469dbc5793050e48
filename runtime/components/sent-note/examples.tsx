import { SentNote } from './SentNote.tsx';

const words = {
  confirmed: { sent: 'Sent at {hour}:{minute} {half}', answer: 'Answered by {weekday}.' },
  dates: {
    day: '{month} {day}, {year}',
    moment: '{weekday}, {hour}:{minute} {half} {zone}',
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    halves: ['a.m.', 'p.m.'],
    zones: {},
  },
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

export const examples = {
  withDay: <SentNote words={words} answerWorkingDays={2} />,
  withoutDay: <SentNote words={words} answerWorkingDays="a few" />,
};
