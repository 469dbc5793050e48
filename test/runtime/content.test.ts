import { describe, expect, test } from 'vitest';
import { site } from './main-data.ts';
import { linkNamed, open } from './open-document.ts';
import { nevada } from './site-data.ts';

function textOf(document: Document): string {
  return (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
}

describe('the landing page', () => {
  test('announces an upcoming webinar and links to the sign-up', () => {
    expect(linkNamed(open('/nv/'), 'Sign up for the webinar')).toBe('/nv/webinar/');
  });

  test('shows no alert where no webinar is coming up', () => {
    expect(linkNamed(open('/ak/'), 'Sign up for the webinar')).toBeUndefined();
  });

  test('links to the app for those who have an account', () => {
    expect(linkNamed(open('/nv/'), 'Already have an account? Go there now')).toBe(nevada.appUrl);
  });

  test('draws the outline of its state', () => {
    expect(open('/nv/').querySelector('svg[aria-label^="Outline of Nevada"]')).not.toBeNull();
  });
});

describe('the bottom block', () => {
  test('offers to sign up while a form for it exists', () => {
    expect(linkNamed(open('/nv/about/'), 'Sign Up')).toBe('/nv/webinar/');
  });

  test('offers the latest recording otherwise', () => {
    expect(linkNamed(open('/about/'), 'Start Watching')).toBe('/webinar/latest/');
  });

  test('offers the brochure as a download', () => {
    expect(open('/nv/about/').querySelector('a[download]')?.getAttribute('href')).toBe(
      '/assets/brochures/default.pdf',
    );
  });
});

describe('the quote page', () => {
  test('shows only the notice while quotes are disabled', () => {
    expect(textOf(open('/nv/quote/'))).toBe(
      'Get a QuoteQuotes are closed for now.See products of Another vendor',
    );
  });

  test('holds the form once quotes are enabled', () => {
    const enabled = { ...site, quote: { ...site.quote, enabled: true } };
    const island = open('/nv/quote/', { data: { site: enabled } }).querySelector('[data-island]');
    expect(island?.getAttribute('data-props')).toContain('"formId":"quote-form"');
  });
});

describe('pricing', () => {
  test('shows every price of the data', () => {
    const text = textOf(open('/nv/pricing/'));
    const missing = ['$89', '$3.50', '$525', '$5,000', 'Up to 25 students', 'Up to 175 students'];
    expect(missing.filter((price) => !text.includes(price))).toEqual([]);
  });

  test('compares all accounts for one audience, too', () => {
    expect(open('/nv/pricing/group/').querySelectorAll('thead th')).toHaveLength(5);
  });

  test('narrows the cards to the audience', () => {
    const names = [...open('/nv/pricing/group/').querySelectorAll('.plan-card h3')];
    expect(names.map((name) => name.textContent)).toEqual(['Basic Upgrade', 'Enhanced Upgrade']);
  });

  test('prices the library edition by population', () => {
    const rows = [...open('/pricing/', {}, 'library').querySelectorAll('.tier-table tbody tr')];
    expect(rows.map((row) => row.textContent)).toEqual([
      'Under 25,000$11,340',
      '25,000 and more$14,175',
    ]);
  });
});

test('the privacy page states every fact of the data', () => {
  const text = textOf(open('/privacy/'));
  const facts = [
    'August 1, 2026',
    'I CONSENT AND ACCEPT',
    '30 days',
    '48 hours',
    'under 13',
    '13 to 16',
    'zip code',
    'income',
    'date of birth',
    'resume builder, letter builder and journal',
    'privacy@careers.example',
    'Explorers',
    'Navigators',
    'Candidate',
  ];
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
});
