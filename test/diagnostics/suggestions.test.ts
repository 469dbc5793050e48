import { describe, expect, test } from 'vitest';
import { caseCount } from '../cases.ts';
import { readSample } from '../compile/source/sample-files.ts';
import { applySlip } from '../compile/source/apply-slip.ts';
import { slips } from '../compile/source/slips.ts';
import { brokenFiles, lostWords, problemsOf } from './suggestions.ts';

/** Of 400 files in all. */
const seeds = Array.from({ length: 5 }, (_, index) => index + 1);

describe('no suggestion changes a word, but those that mend one', () => {
  test.each(slips)('of $name', (slip) => {
    const { text } = applySlip(readSample(slip.file), slip);
    expect(lostWords(problemsOf(slip.file, text))).toEqual([]);
  });

  test.each(seeds)('of 80 files with slips, by the seed %i', (seed) => {
    const lost = [...brokenFiles(seed, caseCount(80))].flatMap((text) =>
      lostWords(problemsOf('regions.yaml', text)),
    );
    expect(lost).toEqual([]);
  });
});
