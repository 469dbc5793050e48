import { describe, expect, test } from 'vitest';
import { site } from './main-data.ts';
import { linkNamed, open } from './open-document.ts';
import { siteData } from './site-data.ts';

const preview = { environment: 'preview' } as const;

function settingsOf(document: Document): unknown {
  const content = document.querySelector('meta[name="career-site"]')?.getAttribute('content');
  return JSON.parse(content ?? '');
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

  test('is closed to search engines on the page of unknown paths', () => {
    expect(open('/404.html').querySelector('meta[name=robots]')).not.toBeNull();
  });

  describe('of a site that counts page views and reports errors', () => {
    const analytics = { adapter: 'beacon', endpoint: 'https://count.example/' } as const;
    const errorReports = { endpoint: '/errors' };
    const data = { site: { ...site, analytics, errorReports } };

    test('says how', () => {
      expect(settingsOf(open('/nv/plan/', { data }))).toMatchObject({ analytics, errorReports });
    });

    test('neither counts, reports nor keeps anything on pages for children', () => {
      const document = open('/nv/plan/', { data, entry: { audience: 'children' } });
      expect(settingsOf(document)).toEqual({
        environment: 'production',
        pathPrefix: '/nv',
        isForChildren: true,
      });
    });

    test('counts the views of a preview at the host that serves it alone', () => {
      const own = { adapter: 'beacon', endpoint: '/views' } as const;
      const counted = [analytics, own].map((service) =>
        settingsOf(
          open('/nv/plan/', { context: preview, data: { site: { ...site, analytics: service } } }),
        ),
      );
      expect(counted).toEqual([
        expect.not.objectContaining({ analytics: expect.anything() }),
        expect.objectContaining({ analytics: own }),
      ]);
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

  test('marks the page of the library edition that is open', () => {
    const marked = ['/', '/pricing/'].map((url) =>
      open(url, {}, 'library').querySelector('header [aria-current=page]')?.getAttribute('href'),
    );
    expect(marked).toEqual([undefined, '/pricing/']);
  });

  test('has the year of the build where the client puts that of the visit', () => {
    const document = open('/nv/', { data: { year: 2031 } });
    expect(document.querySelector('footer [data-year]')?.textContent).toBe('2031');
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
  test('is above the bar of a preview, below the skip link', () => {
    const { body } = open(url, { context: preview }, edition);
    const places = [...body.children].slice(0, 3).map(({ className }) => className);
    expect(places).toEqual(['skip-link', 'ribbon', 'navbar']);
  });

  test('is absent in production, and so are its words', () => {
    const { documentElement } = open(url, {}, edition);
    expect(documentElement.querySelector('.ribbon')).toBeNull();
    expect(documentElement.outerHTML).not.toContain(site.interface.preview.notice);
  });
});

test.each(['/pricing/', '/quote/confirmation/'])(
  'the modal page %s has the words of a preview',
  (url) => {
    const modal = open(url, { context: preview }, 'library').querySelector('.modal');
    expect(modal?.getAttribute('data-preview-notice')).toBe(site.interface.preview.notice);
  },
);

describe('the ribbon', () => {
  test('says that forms reach no live system', () => {
    expect(open('/nv/', { context: preview }).querySelector('.ribbon')?.textContent).toBe(
      'Preview: not the public site. Forms here reach no live system.',
    );
  });

  test('lists what of the edition is sample', () => {
    const samplesOf = (key: string) => (key === 'nevada' ? ['site.seal', 'vendor.example'] : []);
    const samples = (url: string) =>
      open(url, { context: { ...preview, samplesOf } }).querySelector('.ribbon details')
        ?.textContent;
    expect(samples('/nv/')).toBe(
      `${site.interface.preview.samples.replace('{count}', '2')}site.seal, vendor.example`,
    );
    expect(samples('/plan/')).toBeUndefined();
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
    expect(settingsOf(open(url, {}, edition))).not.toHaveProperty('api');
  });

  test('name no API in a preview', () => {
    const text = JSON.stringify(settingsOf(open(url, { data, context: preview }, edition)));
    expect(text).not.toContain('api.example');
  });

  test('say how a submission is identified where the YAML says so', () => {
    const named = { apiAllowsIdempotencyKey: true, submissionIdField: 'submission_id' };
    const both = {
      site: { ...data.site, ...named },
      library: { ...data.library, ...named },
    };
    const expected = { apiAllowsIdempotencyKey: true, submissionIdField: 'submission_id' };
    expect(settingsOf(open(url, { data: both }, edition))).toMatchObject(expected);
  });

  test('don’t mention that otherwise', () => {
    const text = JSON.stringify(settingsOf(open(url, {}, edition)));
    expect(text).not.toMatch(/IdempotencyKey|submissionIdField/);
  });

  test('mark live forms in a preview that has them, and nowhere else', () => {
    const live = open(url, { context: { ...preview, liveForms: true } }, edition);
    expect(settingsOf(live)).toHaveProperty('liveForms', true);
    expect(settingsOf(open(url, { context: preview }, edition))).not.toHaveProperty('liveForms');
    expect(settingsOf(open(url, {}, edition))).not.toHaveProperty('liveForms');
  });
});
