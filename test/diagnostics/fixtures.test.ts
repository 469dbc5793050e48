import { describe, expect, test } from 'vitest';
import { fixText } from '../../cli/author/edit/fix-text.ts';
import { catalogue, explainCode } from '../../cli/compile/manifest/catalogue.ts';
import type { FileKind } from '../../cli/compile/schema/schema-node.ts';
import { listCheckFixtures } from '../deliver/check/fixtures.ts';
import type { Fixture } from './fixtures.ts';
import {
  baseProblems,
  listFixtureCodes,
  listFixtures,
  printFixture,
  validateFixture,
} from './fixtures.ts';
import { composeReference } from './reference.ts';
import { changesWords, lostWords, rewording } from './suggestions.ts';

const fixtures = listFixtures();

test('the project that fixtures are laid over has no diagnostics', () => {
  expect(baseProblems()).toEqual([]);
});

describe('validating a fixture prints what is expected', () => {
  test.each(fixtures)('$name', async (fixture) => {
    await expect(printFixture(fixture)).toMatchFileSnapshot(fixture.expected);
  });
});

test('what is printed of every fixture names its code', () => {
  const silent = fixtures.filter(
    (fixture) => !validateFixture(fixture).some(({ code }) => code === fixture.code),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('no suggestion changes a word, but those that mend one', () => {
  expect(fixtures.flatMap((fixture) => lostWords(validateFixture(fixture)))).toEqual([]);
});

test('a code that mends words has a fixture in which it does', () => {
  const mending = fixtures
    .flatMap((fixture) => validateFixture(fixture).filter(changesWords))
    .map(({ code }): string => code);
  expect([...rewording].filter((code) => !mending.includes(code))).toEqual([]);
});

const fixableCodes = Object.keys(catalogue).filter((code) => explainCode(code)?.fixable);

test.each(fixableCodes)('%s is mended in a fixture of it', (code) => {
  const fixtures = listFixtures().filter((fixture) => fixture.code === code);
  expect(fixtures.some((fixture) => mendedIn(fixture).includes(code))).toBe(true);
});

function mendedIn(fixture: Fixture): readonly string[] {
  const found = validateFixture(fixture);
  const kinds: readonly FileKind[] = ['regions', 'library'];
  return kinds.flatMap((kind) => {
    const own = found.filter(({ span }) => span.file.path === `${kind}.yaml`);
    const file = own[0]?.span.file;
    return file ? fixText(file, kind, own).fixed.map(({ code }) => code) : [];
  });
}

test('every code has a fixture', () => {
  const shown = new Set([...fixtures, ...listCheckFixtures()].map(({ code }) => code));
  expect(Object.keys(catalogue).filter((code) => !shown.has(code))).toEqual([]);
});

test('every fixture folder is named after a code', () => {
  expect(listFixtureCodes().filter((code) => !(code in catalogue))).toEqual([]);
});

test('docs/diagnostics.md has an entry for each code, as the catalogue and the fixtures say', async () => {
  await expect(await composeReference()).toMatchFileSnapshot('../../docs/diagnostics.md');
});
