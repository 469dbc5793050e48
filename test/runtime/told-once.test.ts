import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { nevada } from '../nevada.ts';
import { pageWords } from '../example-words.ts';
import { open } from './open-document.ts';

/* What the project's own YAML says in several places. */

test('the quote page, the about page and the privacy page tell of the new owner in one sentence with its date', () => {
  const { quote, about, privacy } = nevada.pages;
  const statement = data.site.ownership?.statement ?? '';
  expect(statement).toMatch(/\b20\d\d\b/);
  expect(statement).toContain(data.site.quote.vendor.name);
  expect([
    quote.closed.notice,
    about.history.events.map(({ text }) => text).join(),
    privacy.introduction.paragraphs.join(),
  ]).toEqual(Array.from({ length: 3 }, () => expect.stringContaining(statement)));
});

test('the privacy page calls nothing open to anybody that takes an account', () => {
  const free = nevada.pages.privacy.products.items.join().toLowerCase();
  const paid = data.site.planFeatures.flatMap(({ page }) => (page === undefined ? [] : [page]));
  expect(paid).toContain('localOpportunities');
  expect(free).not.toContain('local opportunit');
});

test('the privacy page begins with what parents look for, before its list of sections', () => {
  const [first, second] = open('/nv/privacy/').querySelectorAll('.prose--contents > *');
  expect(first?.querySelector('h2')?.textContent).toBe(pageWords.privacy.families.title);
  expect(second?.className).toBe('prose__contents');
});

test('the report of conformance has an address to link to', () => {
  const report = open('/nv/accessibility/').querySelector('#conformance');
  expect(report?.textContent).toBe(pageWords.accessibility.tested.title);
});

test('the first page of a new customer says below the welcome what comes once its form is sent', () => {
  const said = open('/nv/onboarding/setup/').querySelector('.lead + p');
  expect(said?.textContent).toBe(pageWords.onboarding.next);
});
