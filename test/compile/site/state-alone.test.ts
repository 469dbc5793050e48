import { expect, test } from 'vitest';
import type { CheckedProject } from '../../../cli/compile/check-project.ts';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { selectRegions } from '../../../cli/compile/manifest/table.ts';
import { openSite } from '../../../cli/compile/open-site.ts';
import { makeParts } from '../../../cli/compile/pipeline.ts';
import type { SiteParts } from '../../../cli/compile/site/assemble.ts';
import { assembleSite } from '../../../cli/compile/site/assemble.ts';
import { createStopwatch } from '../../../cli/compile/stopwatch.ts';
import { projectAt } from '../../project-at.ts';
import { casesOf } from '../../cases.ts';
import { openBuildCache } from '../../copied-project.ts';
import { filesOfTheWhole, projectRoot } from '../../program/career-site.ts';

const project = projectAt(projectRoot);
const checked = check();
const keys = checked.manifest.regions.map(({ key }) => key);
const everything = new Set(['generic', ...keys, 'library']);
const parts = await makePartsOf(everything);

type Files = ReadonlyMap<string, Buffer>;

function makePartsOf(selection: ReadonlySet<string>): Promise<SiteParts> {
  return makeParts(
    { ...openSite(project, checked), placedLinks: [] },
    { selection, cache: openBuildCache(projectRoot) },
    createStopwatch(() => undefined),
  );
}

function check(): CheckedProject {
  const [site, diagnostics] = checkProject(project);
  if (site === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return site;
}

/**
 * What a build of these regions draws cards and writes calendars of, out of what is made for all;
 * everything else is the same.
 */
function partsFor(selection: ReadonlySet<string>): SiteParts {
  const cards = Object.entries(parts.cards).filter(([key]) => selection.has(key));
  const { files } = selectRegions(checked.manifest.urls, selection);
  const calendars = parts.calendars.filter(({ path }) =>
    files.some(({ url }) => url === `/${path}`),
  );
  return { ...parts, cards: Object.fromEntries(cards), calendars };
}

/** The files of a build of these regions. */
function assemble(selection: ReadonlySet<string>, own = partsFor(selection)): Files {
  const files = new Map<string, Buffer>();
  const request = { selection, environment: 'preview', liveForms: false } as const;
  assembleSite(own, request, (entries) => {
    for (const { path, contents } of entries) files.set(path, Buffer.from(contents));
  });
  return files;
}

test('each state alone is, to the byte, what it is in the whole', { timeout: 240_000 }, () => {
  const whole = assemble(everything);
  const differing: string[] = [];
  for (const key of casesOf(keys)) {
    const alone = [...assemble(new Set([key]))].filter(([path]) => !filesOfTheWhole.includes(path));
    const changed = alone.filter(([path, bytes]) => whole.get(path)?.equals(bytes) !== true);
    expect(alone.length, key).toBeGreaterThan(50);
    differing.push(...changed.map(([path]) => path));
  }
  expect(keys).toHaveLength(52);
  expect(differing).toEqual([]);
});

test.each(['nevada', 'illinois'])(
  'what is made for %s alone is what the whole has of it',
  async (key) => {
    const selection = new Set([key]);
    const alone = assemble(selection, await makePartsOf(selection));
    const ofWhole = assemble(selection);
    expect([...alone.keys()]).toEqual([...ofWhole.keys()]);
    expect([...alone].filter(([path, bytes]) => ofWhole.get(path)?.equals(bytes) !== true)).toEqual(
      [],
    );
  },
);

test.each([
  ['four states', ['arkansas', 'california', 'nevada', 'pennsylvania']],
  ['two states with the library', ['nevada', 'puerto_rico', 'library']],
  ['every state', keys],
])('the page of unknown paths of %s is no state’s, and leads to each', async (_, selected) => {
  const selection = new Set(selected);
  const page = String(assemble(selection, await makePartsOf(selection)).get('main/404.html'));
  const states = checked.manifest.regions.filter(({ key }) => selection.has(key));
  expect(/<title>(.*?)<\/title>/.exec(page)?.[1]).toBe('Page not found | CareerExplorer');
  const links = [...page.matchAll(/<a (?=[^>]*href="(\/[^"]*)")/g)].map(([, href]) => href);
  expect(new Set(links)).toEqual(
    new Set(['/', ...states.map(({ pathPrefix }) => `${pathPrefix}/`)]),
  );
});
