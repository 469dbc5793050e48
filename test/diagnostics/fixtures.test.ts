import { describe, expect, test } from 'vitest';
import { catalogue } from '../../cli/compile/resolve/catalogue.ts';
import { listCheckFixtures } from '../deliver/check/fixtures.ts';
import {
  baseProblems,
  listFixtureCodes,
  listFixtures,
  printFixture,
  validateFixture,
} from './fixtures.ts';
import { composeReference } from './reference.ts';

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
