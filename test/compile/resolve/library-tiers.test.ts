import { expect, test } from 'vitest';
import { resolveSample } from './sample.ts';

const written = `tiers:
  - from: 0
    to: 25000
    price: 11340
  - from: 25000
    price: 14175
`;

/** Codes of what is found in the prices, each given as `from to price`; `-` for no end. */
function codesOf(...tiers: readonly string[]): readonly string[] {
  const lines = tiers.map((tier) => {
    const [from = '', to = '-', price = ''] = tier.split(' ');
    return `  - { from: ${from}, ${to === '-' ? '' : `to: ${to}, `}price: ${price} }\n`;
  });
  const [, diagnostics] = resolveSample({ changes: [[written, `tiers:\n${lines.join('')}`]] });
  return diagnostics.map(({ code }) => code).filter((code) => code.startsWith('tier-'));
}

test.each([
  ['rising prices without gaps are fine', ['0 10 1', '10 20 2', '20 - 3'], []],
  ['prices can stay the same', ['0 10 1', '10 - 1'], []],
  ['the first price starts at nobody', ['5 10 1', '10 - 2'], ['tier-first-not-zero']],
  ['no population is left out', ['0 10 1', '11 - 2'], ['tier-gap']],
  ['no population has two prices', ['0 10 1', '9 - 2'], ['tier-overlap']],
  ['only the last price has no end', ['0 - 1', '10 - 2'], ['tier-without-end']],
  ['the last price has no end', ['0 10 1', '10 20 2'], ['tier-last-ends']],
  ['a price ends above its start', ['0 10 1', '10 10 2', '10 - 3'], ['tier-empty']],
  ['swapped ends are one problem', ['0 10 1', '20 10 2', '20 - 3'], ['tier-empty']],
  ['a falling price is reported', ['0 10 2', '10 - 1'], ['tier-price-falls']],
] as const)('%s', (_, tiers, codes) => {
  expect(codesOf(...tiers)).toEqual(codes);
});
