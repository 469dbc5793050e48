import type { Change } from '../../../cli/author/diff/change.ts';
import { diffSides } from '../../../cli/author/diff/diff.ts';
import type { ShownSite } from '../../../cli/author/diff/shown-site.ts';
import { showSite } from '../../../cli/author/diff/shown-site.ts';
import type { Side } from '../../../cli/author/diff/open-versions.ts';
import { readSide } from '../../../cli/author/diff/open-versions.ts';
import { openSite } from '../../../cli/compile/open-site.ts';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { resolveSound } from '../../../cli/compile/resolve/resolve.ts';
import type { Written } from '../../../cli/compile/resolve/written.ts';
import { projectAt } from '../../project-at.ts';
import { createDice } from '../../compile/source/dice.ts';
import type { Edited } from './random-edits.ts';
import { editAtRandom } from './random-edits.ts';
import { rememberPages } from './remembered-pages.ts';
import { sampleProgram } from './sample.ts';

/**
 * A region with content of its own, one that falls through to it, one that is reused, and one that
 * reuses it.
 */
const kept = ['arizona', 'illinois', 'indiana', 'south_dakota'];

const program = rememberPages(sampleProgram());
const whole = readWhole();
export const old = sideOf(fewRegions(whole));
export const oldPages = renderAll(showSite(old));

function readWhole(): Side {
  const [checked] = checkProject(projectAt('.'));
  if (checked === undefined) throw new Error('The project is not sound.');
  return readSide(openSite({ root: '.' }, checked, program));
}

function fewRegions({ resolved, files, data: { icons } }: Side): Edited {
  const { written } = resolved;
  const { regions, ...rest } = written.regions.value;
  const few = kept.map((key) => [key, regions[key]] as const);
  const library = written.library?.value;
  if (library === undefined) throw new Error('The project has no library edition.');
  return { regions: { ...rest, regions: Object.fromEntries(few) }, library, files, icons };
}

/** The project with other content; where something stands is read from its files as they are. */
function sideOf({ regions, library, files, icons }: Edited): Side {
  // Random edits keep to the kinds of values that the schema asks for, or the version is left out.
  const written = {
    regions: { ...whole.resolved.written.regions, value: regions },
    library: { ...whole.resolved.written.library, value: library },
  } as Written;
  const { at } = whole.resolved;
  const resolved = resolveSound(written, new Set(files.keys()), at);
  const [manifest] = createManifest(resolved, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('Two pages have one address.');
  const data = { ...manifest, icons, map: {}, silhouettes: {} };
  return { ...whole, resolved, manifest, files, data };
}

/**
 * Versions of the project with as many random edits each as are asked for. All of them can be
 * shown.
 */
export function* versions(count: number, edits: number) {
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
    return { next, pages: renderAll(showSite(next)) };
  } catch {
    return undefined;
  }
}

function renderAll(site: ShownSite): ReadonlyMap<string, string> {
  return new Map([...site.pages].map(([id, page]) => [id, site.render(page)]));
}

export function changesOf(next: Side): readonly Change[] {
  const { sections } = diffSides(old, next);
  return sections.flatMap(({ clusters }) => clusters.flatMap(({ changes }) => changes));
}
