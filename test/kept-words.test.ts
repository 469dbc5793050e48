import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const { site, defaults } = parse(readFileSync('regions.yaml', 'utf8'));
const { forms } = site.interface;

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
