import { expect, test } from 'vitest';
import type { Cause } from '../../../cli/author/diff/causes.ts';
import { findCauses, isChoice } from '../../../cli/author/diff/causes.ts';
import type { Change } from '../../../cli/author/diff/change.ts';
import { isPage, isRemade, pageId } from '../../../cli/author/diff/change.ts';
import type { Side } from '../../../cli/author/diff/open-versions.ts';
import type { Reach } from '../../../cli/author/reach/page-reach.ts';
import { openReach } from '../../../cli/author/reach/page-reach.ts';
import { createTextContext } from '../../../cli/author/reach/text-context.ts';
import { findDependents } from '../../../cli/author/reach/dependents.ts';
import { caseCount } from '../../cases.ts';
import { changesOf, old, versions } from './edited-project.ts';

/** In milliseconds; the rest of the machine may be at work. */
const longEnough = 240_000;

/**
 * How many random versions are looked at. Most hold an edit of more than words, so that few of them
 * would compare none.
 */
const count = Math.max(caseCount(16), 12);

test.each([1, 3])(
  'explain and diff name the same pages for a line whose words were edited, one of %i at once',
  async (edits) => {
    let compared = 0;
    for (const { seed, next } of versions(count, edits)) {
      const causes = findCauses(old, next);
      if (causes.some(isChoice)) continue;
      const changes = changesOf(next);
      const reach = await openReach({ ...next, context: createTextContext(next) });
      for (const cause of causes) {
        compared += 1;
        const own = changes.filter((change) => change.causes.some(({ id }) => id === cause.id));
        expect(pagesOf(own), `seed ${seed}: ${cause.field}`).toEqual(
          explainedPages(cause, next, reach),
        );
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
  longEnough,
);

/** The pages that differ in more than the files that they lead to. */
function pagesOf(changes: readonly Change[]): readonly string[] {
  const shown = changes.filter((change) => !isRemade(change));
  return [
    ...new Set(shown.flatMap(({ resources }) => resources.filter(isPage).map(pageId))),
  ].sort();
}

function explainedPages(cause: Cause, { resolved }: Side, reach: Reach): readonly string[] {
  const { kind, new: pointer = '' } = cause;
  if (kind === 'asset' || kind === 'time') return [];
  const { fields } = findDependents(resolved, kind, pointer);
  return [...new Set(fields.flatMap((field) => reach(field).pages.map(pageId)))].sort();
}
