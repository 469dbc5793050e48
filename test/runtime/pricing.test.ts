import { describe, expect, test } from 'vitest';
import { interfaceWords, pageWords } from '../example-words.ts';
import { openQuotes } from './main-data.ts';
import { open } from './open-document.ts';
import { nevada } from './site-data.ts';

function textOf(document: Document): string {
  return (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
}

describe('pricing', () => {
  test('shows every price of the data', () => {
    const text = textOf(open('/nv/pricing/'));
    const missing = ['$89', '$3.50', '$525', '$5,000', 'Up to 25 students', 'Up to 175 students'];
    expect(missing.filter((price) => !text.includes(price))).toEqual([]);
  });

  const actionsOf = (page: Document) =>
    [...page.querySelectorAll('.plan-card')].map((card) =>
      card.querySelector('a')?.getAttribute('href'),
    );

  test.each([
    ['/nv/pricing/', pageWords.pricing.tabs.all],
    ['/nv/pricing/individual/', pageWords.pricing.tabs.individual],
    ['/nv/pricing/group/', pageWords.pricing.tabs.group],
  ])('has one heading, also on %s, and a tab that is chosen', (path, tab) => {
    const page = open(path);
    expect(page.querySelector('h1')?.textContent).toBe(pageWords.pricing.title);
    expect(page.querySelector('.tabs [aria-current=page]')?.textContent).toBe(tab);
  });

  test('has a title of its own for each audience', () => {
    const paths = ['/nv/pricing/', '/nv/pricing/individual/', '/nv/pricing/group/'];
    expect(new Set(paths.map((path) => open(path).title)).size).toBe(paths.length);
  });

  test('has a next step for each account, which needs no quote while quotes are closed', () => {
    expect(actionsOf(open('/nv/pricing/'))).toEqual([
      nevada.signUpUrl,
      nevada.signUpUrl,
      '/nv/quote/?account=basicUpgrade#order',
      '/nv/quote/?account=enhancedUpgrade#order',
    ]);
  });

  test('begins with a line that leads to the notice of the quote page while quotes are closed', () => {
    const noticeOf = (page: Document) => page.querySelector('main .notice');
    expect(noticeOf(open('/nv/pricing/'))?.textContent).toBe('Quotes are closed, orders are open.');
    expect(noticeOf(open('/nv/pricing/'))?.querySelector('a[href$="/quote/"]')).not.toBeNull();
    expect(noticeOf(open('/nv/pricing/', openQuotes))).toBeNull();
  });

  test('leads to the quote form for many educators once quotes are open', () => {
    expect(actionsOf(open('/nv/pricing/group/', openQuotes))).toEqual(['/nv/quote/', '/nv/quote/']);
  });

  test.each([
    ['closed', {}],
    ['open', openQuotes],
  ] as const)('says below the table what helps while quotes are %s', (state, changes) => {
    const [words = ''] = pageWords.pricing.help[state]
      .split(/[[\]]/)
      .filter((piece) => piece !== '');
    expect(textOf(open('/nv/pricing/', changes))).toContain(words);
  });

  test('compares all accounts for one audience, too', () => {
    expect(open('/nv/pricing/group/').querySelectorAll('thead th')).toHaveLength(5);
  });

  test('narrows the cards to the audience', () => {
    const names = [...open('/nv/pricing/group/').querySelectorAll('.plan-card h3')];
    expect(names.map((name) => name.textContent)).toEqual(['Basic Upgrade', 'Enhanced Upgrade']);
  });

  test.each(['/nv/pricing/', '/nv/pricing/group/'])(
    'says on %s how the price for a number of students is worked out',
    (path) => {
      expect(open(path).querySelector('.section:has(.price-form) p')?.textContent).toBe(
        'Basic Upgrade: your number of students × $3.50 a year. The minimum order is $525.',
      );
    },
  );

  test.each([
    [
      'order, while quotes are closed',
      {},
      interfaceWords.plans.order,
      '/nv/quote/?account=basicUpgrade#order',
    ],
    ['ask for a quote, once they are open', openQuotes, interfaceWords.plans.quote, '/nv/quote/'],
  ])('leads from what it costs to where one can %s', (_where, changes, label, href) => {
    const cost = open('/nv/pricing/group/', changes).querySelector('.section:has(.price-form)');
    const wayOn = cost?.querySelector('a[href^="/"]');
    expect([wayOn?.textContent, wayOn?.getAttribute('href')]).toEqual([label, href]);
  });

  test('says no such price to one educator', () => {
    expect(open('/nv/pricing/individual/').querySelector('.price-form')).toBeNull();
  });

  test('prices the library edition by population', () => {
    const rows = [...open('/pricing/', {}, 'library').querySelectorAll('.tier-table tbody tr')];
    expect(rows.map((row) => row.textContent)).toEqual([
      'Under 25,000$11,340',
      '25,000 and more$14,175',
    ]);
  });
});
