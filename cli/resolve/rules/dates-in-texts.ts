import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { parentPointer, valueAt } from '../../schema/pointer.ts';
import type { TypedText } from '../../schema/texts.ts';
import { listTypedTexts } from '../../schema/texts.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import type { WrittenDate } from '../dates.ts';
import { datesIn, dayOf, exists, weekdayName } from '../dates.ts';
import type { Rule } from './rule.ts';

/** Dates that visitors read exist, and are on the weekday that is named. */
export const datesInTexts: Rule = function* ({ written, today }) {
  const texts = [
    ...listTypedTexts(written.regions.document, 'regions'),
    ...listTypedTexts(written.library.document, 'library'),
  ];
  for (const text of texts) {
    if (text.node.format !== 'text' || isRecordedDate(text)) continue;
    for (const date of datesIn(text.text)) {
      const problem = exists(date) ? checkWeekday(text, date, today) : reportMissing(text, date);
      if (problem !== undefined) yield problem;
    }
  }
};

/** The date of a recorded webinar has a rule of its own. */
function isRecordedDate({ pointer }: TypedText): boolean {
  return /\/webinarHistory\/\d+\/date$/.test(pointer);
}

function reportMissing(text: TypedText, { typed, start, end }: WrittenDate): Diagnostic {
  const span = dateSpan(text, { start, end });
  return createDiagnostic('no-such-date', { date: typed }, span, { path: text.pointer });
}

function checkWeekday(text: TypedText, date: WrittenDate, today: string): Diagnostic | undefined {
  const { weekday, typed } = date;
  const year = yearOf(text, date, today);
  if (weekday === undefined || year === undefined) return undefined;
  const day = dayOf(date, year);
  const right = weekdayName(day);
  if (weekdayName(weekday) === right) return undefined;
  const parameters = { date: typed, year, right, isGuessed: date.year === undefined };
  return createDiagnostic('wrong-weekday', parameters, dateSpan(text, date), {
    path: text.pointer,
  });
}

/** The year that a date is meant in: its own, that of the recorded webinar, the only one in the text, or the next to come. */
function yearOf(
  { document, pointer, text }: TypedText,
  date: WrittenDate,
  today: string,
): number | undefined {
  if (date.year !== undefined) return date.year;
  const recorded = valueAt(document.value, `${parentPointer(pointer)}/sortableDate`);
  if (typeof recorded === 'string') return Number(recorded.slice(0, 4));
  const years = new Set(text.match(/\b20\d\d\b/g));
  const [only] = years;
  if (only !== undefined) return years.size === 1 ? Number(only) : undefined;
  if (!pointer.endsWith('/webinar/upcoming/webinarDetails')) return undefined;
  const thisYear = Number(today.slice(0, 4));
  return dayOf(date, thisYear) >= today ? thisYear : thisYear + 1;
}

function dateSpan(
  { document, pointer, text }: TypedText,
  piece: { readonly start: number; readonly end: number },
): Span {
  return locatePiece(document, pointer, text, piece) ?? document.locate(pointer, 'value');
}
