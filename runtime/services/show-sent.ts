import type { InterfaceWords } from '../contract.ts';
import { fillIn } from './fill-in.ts';
import { sentParameter } from './sent-address.ts';

/** How a confirmation says when its form was sent, and by when an answer comes. */
export interface SentWords extends Pick<InterfaceWords['dates'], 'weekdays' | 'halves'> {
  readonly months: InterfaceWords['months'];
  /** With the parts of a moment, such as `{weekday}`, `{day}` and `{hour}`. */
  readonly sent: string;
  /** The same for the last day of the answer. */
  readonly answer: string;
  /** Within how many working days an answer comes; without it no day is promised. */
  readonly workingDays?: number;
}

/**
 * Says in its place when the form was sent, where the address of the confirmation names the minute
 * (docs/product.md S9).
 */
export function showSent(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-sent]');
  const sent = new Date(new URLSearchParams(page.location.search).get(sentParameter) ?? '');
  if (place === null || Number.isNaN(sent.getTime())) return;
  const words: SentWords = JSON.parse(place.dataset['sent'] ?? '{}');
  const texts = [tell(words.sent, sent, words)];
  if (words.workingDays !== undefined)
    texts.push(tell(words.answer, addWorkingDays(sent, words.workingDays), words));
  place.textContent = texts.join(' ');
  place.hidden = false;
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
