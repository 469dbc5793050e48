import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../cli/diagnostics/codes.ts';
import { checkBase, checkFixture, listCheckFixtures } from './fixtures.ts';

const fixtures = listCheckFixtures();

describe('checking a planted problem prints what is expected', () => {
  test.each(fixtures)('$name', async (fixture) => {
    await expect(checkFixture(fixture)).toMatchFileSnapshot(fixture.expected);
  });
});

test('every fixture has its expectation, and that names the code', () => {
  const silent = fixtures.filter(
    ({ code, expected }) =>
      !existsSync(expected) || !readFileSync(expected, 'utf8').includes(`"code": "${code}"`),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every fixture folder is named after a code', () => {
  expect(fixtures.filter(({ code }) => !(code in catalogue)).map(({ name }) => name)).toEqual([]);
});

test('the output that the problems are planted in has none', () => {
  expect(JSON.parse(checkBase())).toMatchObject({ diagnostics: [] });
});
