import { expect, test } from 'vitest';
import { compareOne } from '../../cli/diff/compare-sites.ts';
import { createPageComparison } from '../../cli/diff/page-changes.ts';
import { diffSides } from '../../cli/diff/diff.ts';
import { mixSides } from '../../cli/diff/mixed-side.ts';
import { readPieces } from '../../cli/diff/pieces.ts';
import type { ReportedChange } from '../../cli/diff/report.ts';
import type { ShownSite } from '../../cli/diff/shown-site.ts';
import { pageId, showSite } from '../../cli/diff/shown-site.ts';
import type { Side } from '../../cli/diff/side.ts';
import { readSide } from '../../cli/diff/side.ts';
import { isPage } from '../../cli/diff/where.ts';
import { createManifest } from '../../cli/manifest/manifest.ts';
import { checkProject } from '../../cli/check-project.ts';
import { resolveValues } from '../../cli/resolve/resolve-values.ts';
import type { Written } from '../../cli/resolve/written.ts';
import { projectAt } from '../project-at.ts';
import { caseCount } from '../cases.ts';
import { createDice } from '../source/dice.ts';
import type { Edited } from './random-edits.ts';
import { editAtRandom } from './random-edits.ts';
import { rememberPages } from './remembered-pages.ts';
import { sampleStudio } from './sample.ts';

/** In milliseconds; the rest of the machine may be at work. */
const longEnough = 240_000;

/** A region with content of its own, one that falls through to it, one that is reused, and one that reuses it. */
const kept = ['arizona', 'illinois', 'indiana', 'south_dakota'];

const studio = rememberPages(sampleStudio());
const whole = readWhole();
const old = sideOf(fewRegions(whole));
const shownOld = showSite(old, studio);
const oldPages = renderAll(shownOld);

test(
  'of a hundred edits, all pages that differ are reported and no others',
  () => {
    for (const { seed, next, pages } of versions(caseCount(100), 1)) {
      const ids = new Set([...oldPages.keys(), ...pages.keys()]);
      const differing = [...ids].filter((id) => oldPages.get(id) !== pages.get(id));
      const changes = changesOf(next);
      const reported = changes.flatMap(({ spots }) => spots.filter(isPage).map(pageId));
      expect([...new Set(reported)].sort(), `seed ${seed}`).toEqual(differing.sort());
      if (seed % 5 === 0) expectTexts(changes, pages);
    }
  },
  longEnough,
);

/** What was there before and what is there now stands on the first of the pages that are named. */
function expectTexts(
  changes: readonly ReportedChange[],
  newPages: ReadonlyMap<string, string>,
): void {
  for (const { kind, before, after, spots, isExample } of changes) {
    const [spot] = spots;
    if (kind !== 'text' || isExample || spot === undefined || !isPage(spot)) continue;
    if (before !== undefined) expect(textsOf(oldPages.get(pageId(spot)))).toContain(before);
    if (after !== undefined) expect(textsOf(newPages.get(pageId(spot)))).toContain(after);
  }
}

const comparePages = createPageComparison();

test(
  'of several edits at once, each change is brought about by those that are named alone',
  () => {
    for (const { seed, next } of versions(caseCount(6), 12)) {
      for (const change of changesOf(next)) {
        const parts = mixSides(old, next, change.causes);
        const shown = parts && showSite(parts, studio);
        const [spot] = change.spots;
        const found = shown && spot ? compareOne(pageId(spot), shownOld, shown, comparePages) : [];
        const same = found.filter(
          ({ kind, before, after }) =>
            kind === change.kind && before === change.before && after === change.after,
        );
        expect(same.length, `seed ${seed}: ${String(change.before)}`).toBeGreaterThan(0);
      }
    }
  },
  longEnough,
);

function readWhole(): Side {
  const [checked] = checkProject(projectAt('.'));
  if (checked === undefined) throw new Error('The project is not sound.');
  return readSide('.', checked);
}

function fewRegions({ written, files, icons }: Side): Edited {
  const { regions, ...rest } = written.regions.value;
  const few = kept.map((key) => [key, regions[key]] as const);
  const library = written.library.value;
  return { regions: { ...rest, regions: Object.fromEntries(few) }, library, files, icons };
}

/** The project with other content; where something stands is read from its files as they are. */
function sideOf({ regions, library, files, icons }: Edited): Side {
  // Random edits keep to the kinds of values that the schema asks for, or the version is left out.
  const written = {
    regions: { ...whole.written.regions, value: regions },
    library: { ...whole.written.library, value: library },
  } as Written;
  const resolved = { ...whole.resolved, ...resolveValues(written, new Set(files.keys())) };
  const [manifest] = createManifest(resolved, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('Two pages have one address.');
  return { written, resolved, manifest, files, icons };
}

/** Versions with as many random edits each as are asked for, all of which can be shown. */
function* versions(count: number, edits: number) {
  let found = 0;
  for (let seed = 1; found < count; seed += 1) {
    const dice = createDice(seed);
    let content = fewRegions(whole);
    for (let edit = 0; edit < edits; edit += 1) content = editAtRandom(content, dice);
    const version = soundOrNothing(content);
    if (version === undefined) continue;
    found += 1;
    yield { seed, ...version };
  }
}

function soundOrNothing(content: Edited) {
  try {
    const next = sideOf(content);
    return { next, pages: renderAll(showSite(next, studio)) };
  } catch {
    return undefined;
  }
}

function renderAll(site: ShownSite): ReadonlyMap<string, string> {
  return new Map([...site.pages].map(([id, page]) => [id, site.render(page)]));
}

function changesOf(next: Side): readonly ReportedChange[] {
  const { sections } = diffSides(old, next, studio);
  return sections.flatMap(({ clusters }) => clusters.flatMap(({ changes }) => changes));
}

function textsOf(html = ''): readonly string[] {
  return readPieces(html).map(({ value }) => value);
}
