import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatCount } from '../runtime/app/format.ts';

const { site, defaults, regions } = parse(readFileSync('regions.yaml', 'utf8'));
const { forms } = site.interface;
const questions: readonly { readonly answers: readonly { readonly career: string }[] }[] =
  defaults.pages.try.questions;

test('the link to the app reads the same wherever it stands (docs/product.md S2, S15)', () => {
  const words = 'Already have an account? Go there now';
  expect([defaults.pages.landing.appLink, defaults.pages.footer.app]).toEqual([words, words]);
});

test('a form without an answer says first that no server was contacted (docs/product.md F13)', () => {
  const { general, unreachable, ...withoutAnswer } = forms.failure;
  expect([general, unreachable]).toEqual(['An error occurred', 'Could not contact server']);
  for (const words of Object.values(withoutAnswer)) {
    expect(words).toMatch(/^Could not contact server\b/);
  }
});

test('‘Done’ is the default of what a check mark says (docs/product.md F13)', () => {
  expect(forms.done).toBe('Done');
});

test.each([
  'the first students',
  'Three answers leave three',
  'Hear of',
  'write when',
  'Part of:',
  'keep the overview',
  'whom learners',
])('“%s” stands in no text: Americans say it otherwise', (words) => {
  expect(readFileSync('regions.yaml', 'utf8')).not.toContain(words);
});

test('a figure of the whole country is never announced as one of “your state” (docs/product.md S20)', () => {
  const { plan, try: tryIt } = defaults.pages;
  for (const text of [plan.lead, tryIt.lead, tryIt.description]) {
    expect(text).not.toMatch(/pays?\b[^.]*\{\{region/);
  }
  expect(tryIt.careers.nationalPay).toContain('the United States');
});

test('local opportunities are open to anyone, and the network is what schools pay for (docs/product.md S4)', () => {
  const { network } = defaults.pages.localOpportunities;
  expect(network.text).toMatch(/^Anyone can look through the listings, with or without a school\./);
  const feature = site.planFeatures.find(
    ({ page }: { readonly page?: string }) => page === 'localOpportunities',
  );
  expect(feature.name).toBe('Local Opportunities Network');
});

test('the phone number is a link where the accessibility page names it (docs/product.md S21)', () => {
  expect(defaults.pages.accessibility.contact.text).toContain(
    '[{{contacts.phone}}](tel:{{contacts.phone}})',
  );
});

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
