import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { readDate } from '../dates.ts';
import type { WebinarList } from '../webinars.ts';
import { webinarLists } from '../webinars.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** The date that visitors read and the one that is sorted by are the same day. */
export const webinarDates: Rule = function* ({ written }) {
  for (const list of webinarLists(written)) {
    for (const index of list.webinars.keys()) yield* check(list, index);
  }
};

function* check(
  { document, pointer, webinars }: WebinarList,
  index: number,
): Generator<Diagnostic> {
  const { date = '', sortableDate = '' } = webinars[index] ?? {};
  const place = `${pointer}/${index}`;
  const dateSpan = document.locate(`${place}/date`, 'value');
  const expected = readDate(date);
  if (expected === undefined) {
    yield createDiagnostic('webinar-date-unreadable', { date }, dateSpan, {
      path: `${place}/date`,
    });
  } else if (expected !== sortableDate) {
    const path = `${place}/sortableDate`;
    const parameters = { date, sortableDate, expected };
    yield createDiagnostic('webinar-date-mismatch', parameters, document.locate(path, 'value'), {
      ...suggesting(document, path, expected),
      related: [{ message: `the date is "${date}" here`, span: dateSpan }],
    });
  }
}
