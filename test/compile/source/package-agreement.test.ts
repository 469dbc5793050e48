import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { caseCount } from '../../cases.ts';
import { STRICTER, compareReaders, parseByPackage, readAlone, withoutIndent } from './agreement.ts';
import { generateTexts } from './generated-texts.ts';

/** Texts that both readers read. */
const COMPARED = caseCount(5_000);
const SEED = 1;

describe('what our reader accepts, the yaml package reads alike', () => {
  const agreement = compareReaders(COMPARED, SEED);

  test('most of the generated texts are accepted', () => {
    expect(agreement.compared / agreement.texts).toBeGreaterThan(0.6);
  });

  test('it finds nothing wrong with them', () => {
    expect(agreement.invalid).toEqual([]);
  });

  test('it reads the same values at the same places', () => {
    expect(agreement.different).toEqual([]);
  });
});

test('what the yaml package accepts, our reader refuses only on purpose', () => {
  const contradicted: string[] = [];
  let count = 0;
  for (const text of generateTexts(SEED)) {
    if (count++ === COMPARED) break;
    const { verdict, codes } = readAlone(text);
    const others = codes.filter((code) => !STRICTER.has(code));
    if (verdict !== 'refused' || others.length === 0) continue;
    if (parseByPackage(text).error === undefined) contradicted.push(text);
  }
  expect(contradicted).toEqual([]);
});

describe('the content of this project', () => {
  test.each(['regions.yaml', 'library.yaml'])('%s is read without the yaml package', (path) => {
    const text = readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
    const { verdict, root } = readAlone(text);
    expect(verdict).toBe('accepted');
    expect(withoutIndent(root)).toEqual(withoutIndent(parseByPackage(text).root));
  });
});
