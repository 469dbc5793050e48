import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { beginBuild } from '../../cli/compile/begin-build.ts';
import { checkAnew, checkProject } from '../../cli/compile/check-project.ts';
import { createSiteData } from '../../cli/compile/emit/site-data.ts';
import { writeGenerated } from '../../cli/compile/generated.ts';
import type { KeptCheck } from '../../cli/compile/kept-check.ts';
import { openKeptCheck } from '../../cli/compile/kept-check.ts';
import { listPlacedLinks } from '../../cli/compile/manifest/typed-links.ts';
import { base } from '../base-project.ts';
import { projectAt } from '../project-at.ts';

let root: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'career-site-begin-'));
  cpSync(base, root, { recursive: true });
  await generate(open());
});

afterEach(() => rmSync(root, { recursive: true }));

function open(at = projectAt(root).at): KeptCheck {
  const folder = join(root, '.career-site/cache');
  const options = { folder, platform: 'here', secret: Buffer.from('ours') };
  return openKeptCheck({ ...projectAt(root), at }, options);
}

/** What `build` does before it renders pages. */
async function generate(check: KeptCheck): Promise<void> {
  const [start] = beginBuild(check);
  if (start === undefined) throw new Error('The base of the fixtures has errors.');
  await writeGenerated(check, start.readChecked());
}

const laterThatDay = projectAt('').at.replace(/T.*/, 'T23:00:00Z');

/** What `generated/` states of the project, where a build can begin with it. */
function begun() {
  return beginBuild(open())[0]?.generated?.stated;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a build begins with what generated/ states, and finds what a check finds', () => {
  const [checked] = checkProject(projectAt(root));
  const stated = begun();
  expect(plain(stated?.manifest)).toEqual(plain(checked?.manifest));
  expect(stated?.manifest.usedAssets).toEqual(checked?.manifest.usedAssets);
  expect(stated?.manifest.brochureUrls).toEqual(checked?.manifest.brochureUrls);
  expect(stated?.data).toEqual(checked && createSiteData(checked.manifest, root));
  expect(plain(stated?.placedLinks)).toEqual(checked && plain(listPlacedLinks(checked.resolved)));
  expect(stated?.regions.map(({ aliases }) => aliases)).toEqual(
    checked?.resolved.regions.map(({ aliases }) => aliases),
  );
});

test('what is sample in an edition is known of each', () => {
  const [checked] = checkProject(projectAt(root));
  for (const edition of ['generic', 'nevada', 'library']) {
    expect(begun()?.manifest.samplesOf(edition)).toEqual(checked?.manifest.samplesOf(edition));
  }
});

test.each([
  ['is changed', (text: string) => text.replace('"Nevada"', '"Atlantis"')],
  ['is emptied', () => ''],
])('a build begins with the YAML where a module %s', (_, change) => {
  const path = join(root, 'generated/regions/nevada.ts');
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  expect(begun()).toBeUndefined();
});

test.each(['site.ts', 'library.schema.json'])(
  'a build begins with the YAML where %s is gone, and writes it again',
  async (name) => {
    const path = join(root, 'generated', name);
    rmSync(path);
    expect(begun()).toBeUndefined();
    await generate(open());
    expect(existsSync(path)).toBe(true);
  },
);

test('a build begins with the YAML where that was changed', () => {
  const path = join(root, 'regions.yaml');
  writeFileSync(path, `${readFileSync(path, 'utf8')}# ok\n`);
  expect(begun()).toBeUndefined();
});

test('what was stated for an instant is not taken for that of a later check', () => {
  expect(begun()).toBeDefined();
  const later = '2035-01-01T00:00:00Z';
  beginBuild(open(later));
  expect(beginBuild(open(later))[0]?.generated).toBeUndefined();
});

test('a check that finds the same later on the day leaves what was stated', () => {
  expect(projectAt(root).at < laterThatDay).toBe(true);
  expect(checkAnew(open(laterThatDay))[0]).toBeDefined();
  expect(begun()).toBeDefined();
});
