import type { InterfaceWords } from '../contract.ts';
import { fillIn } from './fill-in.ts';

/** How a confirmation says when its form was sent, and by when an answer comes. */
export interface SentWords extends Pick<InterfaceWords['dates'], 'weekdays' | 'halves'> {
  readonly months: InterfaceWords['months'];
  /** With the parts of a moment, such as `{weekday}`, `{day}` and `{hour}`. */
  readonly sent: string;
  /** The same for the last day of the answer. */
  readonly answer: string;
  /** Within how many working days an answer comes; without it no day is promised. */
  readonly workingDays?: number | undefined;
}

/** A day can be worked out from a number alone. */
export function sentWords(
  words: Pick<InterfaceWords, 'confirmed' | 'dates' | 'months'>,
  answerWorkingDays?: number | string,
): SentWords {
  const { confirmed, dates, months } = words;
  const { weekdays, halves } = dates;
  const workingDays = typeof answerWorkingDays === 'number' ? answerWorkingDays : undefined;
  return { ...confirmed, weekdays, halves, months, workingDays };
}

/** The same where no day of an answer is promised. */
export function withoutDay(words: SentWords): SentWords {
  return { ...words, workingDays: undefined };
}

/** When a form was sent, and by which day the answer comes. */
export function tellSent(moment: Date, words: SentWords): string {
  const { sent, answer, workingDays } = words;
  const texts = [tell(sent, moment, words)];
  if (workingDays !== undefined)
    texts.push(tell(answer, addWorkingDays(moment, workingDays), words));
  return texts.join(' ');
}

/** The day that is a number of working days later: Mondays to Fridays. */
export function addWorkingDays(start: Date, count: number): Date {
  const day = new Date(start);
  for (let left = count; left > 0;) {
    day.setDate(day.getDate() + 1);
    if (day.getDay() % 6 !== 0) left -= 1;
  }
  return day;
}

function tell(text: string, moment: Date, { weekdays, months, halves }: SentWords): string {
  const hours = moment.getHours();
  return fillIn(text, {
    weekday: weekdays[moment.getDay()] ?? '',
    month: months[moment.getMonth()] ?? '',
    day: String(moment.getDate()),
    year: String(moment.getFullYear()),
    hour: String(hours % 12 || 12),
    minute: String(moment.getMinutes()).padStart(2, '0'),
    half: halves[hours < 12 ? 0 : 1] ?? '',
  });
}
