import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../cli/compile/manifest/catalogue.ts';
import { checkBase, checkFixture, listCheckFixtures, printCheckFixture } from './fixtures.ts';

const fixtures = listCheckFixtures();

describe('checking a planted problem prints what is expected', () => {
  test.each(fixtures)('$name', async (fixture) => {
    await expect(await printCheckFixture(fixture)).toMatchFileSnapshot(fixture.expected);
  });
});

test.each(fixtures)('what is reported of $name names its code', async (fixture) => {
  const codes = (await checkFixture(fixture)).map(({ code }) => code);
  expect(codes).toContain(fixture.code);
});

test('every fixture folder is named after a code', () => {
  expect(fixtures.filter(({ code }) => !(code in catalogue)).map(({ name }) => name)).toEqual([]);
});

test('the output that the problems are planted in has none', async () => {
  expect(await checkBase()).toEqual([]);
});
