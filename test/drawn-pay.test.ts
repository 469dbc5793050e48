import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatCount } from '../runtime/app/format.ts';

const { defaults, regions } = parse(readFileSync('regions.yaml', 'utf8'));
const questions: readonly { readonly answers: readonly { readonly career: string }[] }[] =
  defaults.pages.try.questions;

interface Region {
  readonly wages?: readonly (readonly number[])[];
  readonly topScreenshotUrl?: string;
}

/** What a region's picture draws of careers that `/try/` has as well, and what that says. */
function payOf({ wages = [], topScreenshotUrl }: Region): readonly (readonly [string, string])[] {
  if (topScreenshotUrl === undefined) return [];
  const [, career, drawn = ''] =
    /profile of an? (.*?):.*with \$(\S+) in the middle/.exec(
      readFileSync(topScreenshotUrl, 'utf8'),
    ) ?? [];
  return [...questions.entries()].flatMap(([row, { answers }]) => {
    const place = answers.findIndex((answer) => answer.career.toLowerCase() === career);
    return place < 0 ? [] : [[drawn, formatCount(wages[row]?.[place] ?? 0)] as const];
  });
}

test('a career that a region draws pays there what /try/ says (docs/product.md S2, S20)', () => {
  const pays = Object.values<Region>(regions).flatMap(payOf);
  expect(pays.length).toBeGreaterThan(1);
  for (const [drawn, said] of pays) expect(drawn).toBe(said);
});
