import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { looksLikeDate } from '../../schema/formats/date.ts';
import { listTypedTexts } from '../../schema/texts.ts';
import { datesIn, dayOf, exists, readDate } from '../dates.ts';
import { webinarLists } from '../webinars.ts';
import type { Rule } from './rule.ts';

/** What is recorded has been held. */
export const webinarNotHeld: Rule = function* ({ written, today }) {
  for (const { document, pointer, webinars } of webinarLists(written)) {
    for (const [index, { date, sortableDate }] of webinars.entries()) {
      if (sortableDate <= today) continue;
      const path = `${pointer}/${String(index)}/date`;
      yield createDiagnostic('webinar-not-held', { date }, document.locate(path, 'value'), {
        path,
      });
    }
  }
};

/** What visitors can sign up for is still to come: of the dates in its details, the last is not over. */
export const webinarOver: Rule = function* ({ written, today }) {
  const { document } = written.regions;
  for (const { pointer, text } of listTypedTexts(document, 'regions')) {
    if (!pointer.endsWith('/webinar/upcoming/webinarDetails')) continue;
    const days = datesIn(text).flatMap((date) =>
      date.year !== undefined && exists(date) ? [dayOf(date, date.year)] : [],
    );
    const last = days.toSorted().at(-1);
    if (last === undefined || last >= today) continue;
    const span = document.locate(pointer, 'value');
    yield createDiagnostic('webinar-over', { day: last }, span, { path: pointer });
  }
};

/** The privacy statement says since when it holds (docs/product.md P7). */
export const privacyDate: Rule = function* ({ written, today }) {
  const { document, value } = written.regions;
  const path = '/site/privacy/effectiveDate';
  const date = value.site.privacy.effectiveDate;
  const day = readDate(date);
  const span = document.locate(path, 'value');
  if (day === undefined) {
    // One that is typed like 2026-08-01, and a day that the calendar lacks, are reported as such.
    const isPlainDay = looksLikeDate(date) && document.scalarAt(path)?.quoted === false;
    if (!isPlainDay && datesIn(date).every(exists))
      yield createDiagnostic('date-unreadable', { date }, span, { path });
  } else if (day < earliest || day > afterAYear(today)) {
    yield createDiagnostic('date-far-off', { date }, span, { path });
  }
};

/** Before this day nobody stated anything on the web. */
const earliest = '1990-01-01';

function afterAYear(day: string): string {
  return String(Number(day.slice(0, 4)) + 1) + day.slice(4);
}
