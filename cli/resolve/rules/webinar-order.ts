import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { webinarLists } from '../webinars.ts';
import type { Rule } from './rule.ts';

/** The latest webinar comes first: it is the one that /webinar/latest/ shows. */
export const webinarOrder: Rule = function* ({ written }) {
  for (const { document, pointer, webinars } of webinarLists(written)) {
    for (const [index, { date, sortableDate }] of webinars.entries()) {
      const above = webinars[index - 1];
      if (above === undefined || above.sortableDate >= sortableDate) continue;
      const path = `${pointer}/${index}/sortableDate`;
      const span = document.locate(path, 'value');
      yield createDiagnostic('webinar-order', { date, before: above.date }, span, { path });
    }
  }
};
