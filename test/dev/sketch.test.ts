import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compareValues } from '../../cli/dev/compare-values.ts';
import { sketchProject } from '../../cli/dev/sketch.ts';
import type { CheckedProject } from '../../cli/check-project.ts';
import { checkProject } from '../../cli/check-project.ts';
import { temporaryFolder } from '../serve/sample-output.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const original = readFileSync(join(root, 'regions.yaml'), 'utf8');
const own = { root, regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
const before = sound(own);

function sound(project: typeof own): CheckedProject {
  const [checked] = checkProject(project);
  if (checked === undefined) throw new Error('The project has errors.');
  return checked;
}

/** The project with another text in place of its regions.yaml. */
function edited(change: (text: string) => string): typeof own {
  const regionsFile = join(temporaryFolder(), 'regions.yaml');
  const text = change(original);
  if (text === original) throw new Error('There was nothing to change.');
  writeFileSync(regionsFile, text);
  return { ...own, regionsFile };
}

/** What pages are rendered from. */
function contentOf({ manifest }: CheckedProject) {
  const { site, generic, regions, library, deployments } = manifest;
  return { site, generic, regions, library, deployments };
}

describe('the sketch of an edit is what the check makes of it', () => {
  test.each([
    [
      'a text of a region that others take it from',
      (text: string) =>
        text.replace(
          /(name: Arizona\n(?:.*\n)*? {4}headerTitle: ).*/,
          '$1Edited for {{regionName}}',
        ),
    ],
    [
      'a text of the defaults',
      (text: string) => text.replace(/^( {2}upgradeTitle: ).*/m, '$1Edited {{claims.careers}}'),
    ],
    ['a price', (text: string) => text.replace(/^( {6}price: )[1-9].*/m, '$1123')],
    ['a claim that texts print', (text: string) => text.replace(/^( {4}careers: )\d+/m, '$11234')],
    ['the name of the site', (text: string) => text.replace(/^( {2}name: ).*/m, '$1Edited')],
  ])('%s', (_what, change) => {
    const project = edited(change);
    const sketch = sketchProject(project, before);
    expect(sketch && contentOf(sketch)).toEqual(contentOf(sound(project)));
  });
});

describe('there is no sketch of an edit', () => {
  test.each([
    ['of a name', (text: string) => text.replace('name: Nevada', 'name: Nevadaland')],
    [
      'of an accent',
      (text: string) =>
        text.replace(/accent: \w+/, (now) =>
          now === 'accent: plum' ? 'accent: sage' : 'accent: plum',
        ),
    ],
    [
      'of an asset',
      (text: string) => text.replace(/(logoImg: )assets\/logos\/.*/, '$1assets/seal/seal.svg'),
    ],
    [
      'that adds a field',
      (text: string) => text.replace('    code: NV\n', '    code: NV\n    siteId: x\n'),
    ],
    ['that is no YAML', (text: string) => text.replace('accent: ', 'accent: "')],
  ])('%s', (_what, change) => {
    expect(sketchProject(edited(change), before)).toBeUndefined();
  });
});

test('compared values are named by their places', () => {
  const value = { defaults: { featuresTitle: 'A', headerTitle: 'B' } };
  const next = { defaults: { featuresTitle: 'C', headerTitle: 'B' } };
  expect(compareValues('regions', value, next)?.changed).toEqual(['/defaults/featuresTitle']);
});
