import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { BuildContext, PageEntry, SiteData } from '../../runtime/contract.ts';
import { createRenderer } from '../../runtime/prerender.tsx';
import { site } from './main-data.ts';
import { buildContext, nevada, siteData } from './site-data.ts';

interface Variation {
  readonly data?: Partial<SiteData>;
  readonly context?: Partial<BuildContext>;
  readonly entry?: Partial<PageEntry>;
}

function open(url: string, { data, context, entry }: Variation = {}, edition = 'main'): Document {
  const page = siteData.routes.pages.find(
    (candidate) => candidate.edition === edition && candidate.url === url,
  );
  if (page === undefined) throw new Error(`The sample has no page ${url}.`);
  const render = createRenderer({ ...siteData, ...data }, { ...buildContext, ...context });
  return new JSDOM(render({ ...page, ...entry })).window.document;
}

function textOf(document: Document): string {
  return (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
}

const preview = { environment: 'preview' } as const;

function settingsOf(document: Document): unknown {
  const content = document.querySelector('meta[name="career-site"]')?.getAttribute('content');
  return JSON.parse(content ?? '');
}

function linkNamed(document: Document, name: string): string | null | undefined {
  return [...document.querySelectorAll('a')]
    .find((link) => link.textContent === name)
    ?.getAttribute('href');
}

describe('the document', () => {
  test('is marked with its region', () => {
    expect(open('/nv/plan/').documentElement.dataset['region']).toBe('nv');
  });

  test('is marked as generic without a state', () => {
    expect(open('/plan/').documentElement.dataset['region']).toBe('generic');
  });

  test('names its canonical address', () => {
    const link = open('/nv/plan/').querySelector('link[rel=canonical]');
    expect(link?.getAttribute('href')).toBe('https://careers.example/nv/plan/');
  });

  test('names its address at the origin of the build', () => {
    const document = open('/nv/plan/', { context: { origin: 'https://other.example' } });
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://other.example/nv/plan/',
    );
  });

  test('is open to search engines in production', () => {
    expect(open('/nv/plan/').querySelector('meta[name=robots]')).toBeNull();
  });

  test('is closed to search engines in a preview', () => {
    const document = open('/nv/plan/', { context: { environment: 'preview' } });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('is closed to search engines where nothing is', () => {
    expect(open('/404.html').querySelector('meta[name=robots]')).not.toBeNull();
  });

  describe('of a site that counts its visitors', () => {
    const analytics = { adapter: 'beacon', endpoint: 'https://count.example/' } as const;
    const data = { site: { ...site, analytics } };

    test('says how', () => {
      expect(settingsOf(open('/nv/plan/', { data }))).toMatchObject({ analytics });
    });

    test('counts no children', () => {
      const document = open('/nv/plan/', { data, entry: { audience: 'children' } });
      expect(settingsOf(document)).toMatchObject({ analytics: { adapter: 'none' } });
    });
  });

  test('escapes what the data holds', () => {
    const listed = [...open('/nv/').querySelectorAll('.legend__entry')];
    expect(listed.map((entry) => entry.textContent)).toEqual(['Careers <and> more']);
  });
});

describe('the wrapper', () => {
  test('leads to the pages of its region', () => {
    const document = open('/nv/');
    const menu = ['Career Exploration', 'Work Based Learning', 'Early Learners', 'Get Pricing'];
    expect(menu.map((name) => linkNamed(document, name))).toEqual([
      '/nv/plan/',
      '/nv/localopportunities/',
      '/nv/uptheladder/',
      '/nv/pricing/',
    ]);
  });

  test('marks the page that is open', () => {
    const current = open('/nv/plan/').querySelector('header [aria-current=page]');
    expect(current?.textContent).toBe('Career Exploration');
  });

  test('has the year of the build where the client puts that of the visit', () => {
    expect(open('/nv/').querySelector('footer [data-year]')?.textContent).toBe('2026');
  });
});

describe.each([
  ['main', '/nv/'],
  ['main', '/nv/quote/confirmation/'],
  ['main', '/404.html'],
  ['library', '/'],
  ['library', '/pricing/'],
  ['library', '/quote/confirmation/'],
  ['library', '/404.html'],
])('the ribbon of %s %s', (edition, url) => {
  test('stands above the bar of a preview, below the way past both', () => {
    const { body } = open(url, { context: preview }, edition);
    const places = [...body.children].slice(0, 3).map(({ className }) => className);
    expect(places).toEqual(['skip-link', 'ribbon', 'navbar']);
  });

  test('is not in production', () => {
    expect(open(url, {}, edition).querySelector('.ribbon')).toBeNull();
  });
});

describe('the ribbon', () => {
  test('says that forms reach no live system', () => {
    expect(open('/nv/', { context: preview }).querySelector('.ribbon')?.textContent).toBe(
      'Preview: not the public site. Forms here reach no live system.',
    );
  });

  test('says where they do', () => {
    const live = open('/nv/', { context: { ...preview, liveForms: true } });
    expect(live.querySelector('.ribbon')?.textContent).toContain('Forms here are live');
  });
});

describe.each([
  ['main', '/nv/'],
  ['library', '/'],
])('the settings of %s %s', (edition, url) => {
  const api = { apiOrigin: 'https://api.example' };
  const data = { site: { ...site, ...api }, library: { ...siteData.library, ...api } };

  test('name the API in production', () => {
    expect(settingsOf(open(url, { data }, edition))).toMatchObject({ api: 'https://api.example' });
  });

  test('name the page’s own origin where the YAML names no API', () => {
    expect(settingsOf(open(url, {}, edition))).toMatchObject({ api: '' });
  });

  test('name no API in a preview', () => {
    const text = JSON.stringify(settingsOf(open(url, { data, context: preview }, edition)));
    expect(text).not.toContain('api.example');
  });

  test('tell of live forms in a preview that has them, and nowhere else', () => {
    const live = open(url, { context: { ...preview, liveForms: true } }, edition);
    expect(settingsOf(live)).toHaveProperty('liveForms', true);
    expect(settingsOf(open(url, { context: preview }, edition))).not.toHaveProperty('liveForms');
    expect(settingsOf(open(url, {}, edition))).not.toHaveProperty('liveForms');
  });
});

describe('the landing page', () => {
  test('tells of an upcoming webinar and where to sign up', () => {
    expect(linkNamed(open('/nv/'), 'Sign up for the webinar')).toBe('/nv/webinar/');
  });

  test('is silent where no webinar is coming up', () => {
    expect(linkNamed(open('/ak/'), 'Sign up for the webinar')).toBeUndefined();
  });

  test('leads those who have an account to their app', () => {
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
