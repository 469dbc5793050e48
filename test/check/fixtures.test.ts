import { describe, expect, test } from 'vitest';
import { catalogue } from '../../cli/diagnostics/codes.ts';
import { checkBase, checkFixture, listCheckFixtures, printCheckFixture } from './fixtures.ts';

const fixtures = listCheckFixtures();

describe('checking a planted problem prints what is expected', () => {
  test.each(fixtures)('$name', async (fixture) => {
    await expect(printCheckFixture(fixture)).toMatchFileSnapshot(fixture.expected);
  });
});

test('what is reported of every fixture names its code', () => {
  const silent = fixtures.filter(
    (fixture) => !checkFixture(fixture).some(({ code }) => code === fixture.code),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every fixture folder is named after a code', () => {
  expect(fixtures.filter(({ code }) => !(code in catalogue)).map(({ name }) => name)).toEqual([]);
});

test('the output that the problems are planted in has none', () => {
  expect(checkBase()).toEqual([]);
});
