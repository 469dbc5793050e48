import { expect, test } from 'vitest';
import { readPieces } from '../../../cli/author/diff/pieces.ts';
import type { Change } from '../../../cli/author/diff/change.ts';
import { isPage, pageId } from '../../../cli/author/diff/change.ts';
import { caseCount } from '../../cases.ts';
import { changesOf, oldPages, versions } from './edited-project.ts';

/** In milliseconds; the rest of the machine may be at work. */
const longEnough = 240_000;

test(
  'of forty edits, all pages that differ are reported and no others',
  () => {
    for (const { seed, next, pages } of versions(caseCount(40), 1)) {
      const ids = new Set([...oldPages.keys(), ...pages.keys()]);
      const differing = [...ids].filter((id) => oldPages.get(id) !== pages.get(id));
      const changes = changesOf(next);
      const reported = changes.flatMap(({ resources }) => resources.filter(isPage).map(pageId));
      expect([...new Set(reported)].sort(), `seed ${seed}`).toEqual(differing.sort());
      if (seed % 5 === 0) expectTexts(changes, pages);
    }
  },
  longEnough,
);

/** What was there before and what is there now stands on the first of the pages that are named. */
function expectTexts(changes: readonly Change[], newPages: ReadonlyMap<string, string>): void {
  for (const { kind, before, after, resources, isExample } of changes) {
    const [resource] = resources;
    if (kind !== 'text' || isExample || resource === undefined || !isPage(resource)) continue;
    if (before !== undefined) expect(textsOf(oldPages.get(pageId(resource)))).toContain(before);
    if (after !== undefined) expect(textsOf(newPages.get(pageId(resource)))).toContain(after);
  }
}

function textsOf(html = ''): readonly string[] {
  return readPieces(html).map(({ value }) => value);
}
