import { describe, expect, test } from 'vitest';
import { caseCount } from '../cases.ts';
import { readSample } from '../compile/source/sample-files.ts';
import { applySlip } from '../compile/source/apply-slip.ts';
import { slips } from '../compile/source/slips.ts';
import { listFixtures, validateFixture } from './fixtures.ts';
import { brokenFiles, changesWords, lostWords, problemsOf, rewording } from './suggestions.ts';

const shown = listFixtures().map((fixture) => ({ fixture, found: validateFixture(fixture) }));

/** Of 1,000 files in all. */
const seeds = Array.from({ length: 5 }, (_, index) => index + 1);

describe('no suggestion changes a word, but those that mend one', () => {
  test('of all fixtures', () => {
    expect(shown.flatMap(({ found }) => lostWords(found))).toEqual([]);
  });

  test.each(slips)('of $name', (slip) => {
    const { text } = applySlip(readSample(slip.file), slip);
    expect(lostWords(problemsOf(slip.file, text))).toEqual([]);
  });

  test.each(seeds)('of 200 files with slips, by the seed %i', (seed) => {
    const lost = [...brokenFiles(seed, caseCount(200))].flatMap((text) =>
      lostWords(problemsOf('regions.yaml', text)),
    );
    expect(lost).toEqual([]);
  });
});

test('a code that mends words has a fixture in which it does', () => {
  const mending = shown
    .flatMap(({ found }) => found.filter(changesWords))
    .map(({ code }) => String(code));
  expect([...rewording].filter((code) => !mending.includes(code))).toEqual([]);
});
