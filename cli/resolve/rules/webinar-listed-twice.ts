import type { RecordedWebinar } from '../../schema/written.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { webinarLists } from '../webinars.ts';
import type { Rule } from './rule.ts';

/** No list has the same recording, or the same webinar of one day, twice. */
export const webinarListedTwice: Rule = function* ({ written }) {
  for (const { document, pointer, webinars } of webinarLists(written)) {
    for (const [index, webinar] of webinars.entries()) {
      const first = webinars.findIndex((other) => sameness(other, webinar) !== undefined);
      const found = first < index ? webinars[first] : undefined;
      if (found === undefined) continue;
      const { field, same } = sameness(found, webinar) ?? { field: 'title', same: webinar.title };
      const path = `${pointer}/${index}/${field}`;
      const span = document.locate(`${pointer}/${first}/${field}`, 'value');
      yield createDiagnostic('webinar-listed-twice', { same }, document.locate(path, 'value'), {
        path,
        related: [{ message: 'it is listed here first', span }],
      });
    }
  }
};

interface Sameness {
  readonly field: 'title' | 'videoUrl';
  /** What is the same, in words. */
  readonly same: string;
}

function sameness(a: RecordedWebinar, b: RecordedWebinar): Sameness | undefined {
  if (a.title === b.title && a.sortableDate === b.sortableDate) {
    return { field: 'title', same: `"${b.title}" on ${b.sortableDate}` };
  }
  return a.videoUrl === b.videoUrl
    ? { field: 'videoUrl', same: `it has the same video, ${b.videoUrl}` }
    : undefined;
}
