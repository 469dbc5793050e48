import { describe, expect, test } from 'vitest';
import type { WebRoot } from '../../../runtime/contract.ts';
import { openTable } from '../../../cli/compile/manifest/match.ts';
import { readPath } from '../../../cli/compile/manifest/target.ts';
import { selectRegions, toUrlTable } from '../../../cli/compile/manifest/table.ts';
import { samplePlan, sampleTable } from './sample.ts';

const table = sampleTable();
const { match } = openTable(table);

/** How the table answers, in one word and where to. */
function answer(path: string, query = '', webRoot: WebRoot = 'main'): string {
  const found = match(webRoot, readPath(path) ?? path, query);
  switch (found.type) {
    case 'page':
      return `200 ${found.page.url}`;
    case 'file':
      return `file ${found.path}`;
    case 'redirect':
      return `${found.status} -> ${found.location}`;
    case 'rewrite':
      return `${found.status} ${found.page.url}`;
    case 'not-found':
    case 'loop':
      return 'nothing';
  }
}

test('every page is found by its own URL', () => {
  for (const page of table.pages) {
    expect(answer(page.url, '', page.edition)).toBe(`200 ${page.url}`);
  }
});

test('files are found', () => {
  expect(answer('/deployments.json')).toBe('file /deployments.json');
});

test.each([
  ['/plan', '/plan/'],
  ['/nv', '/nv/'],
  ['/nv/webinar/latest/1', '/nv/webinar/latest/1/'],
])('%s redirects permanently to %s', (path, location) => {
  expect(answer(path)).toBe(`301 -> ${location}`);
});

describe('names of regions', () => {
  test.each([
    ['/new_jersey/plan', '/nj/plan/'],
    ['/new-jersey/plan/', '/nj/plan/'],
    ['/NewJersey', '/nj/'],
    ['/NJ/plan', '/nj/plan/'],
    ['/new%20jersey/plan', '/nj/plan/'],
    ['/jersey/pricing/group', '/nj/pricing/group/'],
    ['/NEVADA/404.html', '/nv/404.html'],
    ['/Nevada/spring26/quote', '/nv/spring26/quote/'],
  ])('%s redirects permanently to %s', (path, location) => {
    expect(answer(path)).toBe(`301 -> ${location}`);
  });

  test('a redirect keeps the query unchanged', () => {
    expect(answer('/nevada/quote', '?a=1&b=%2F')).toBe('301 -> /nv/quote/?a=1&b=%2F');
  });

  test('an empty query is dropped', () => {
    expect(answer('/nevada/quote', '?')).toBe('301 -> /nv/quote/');
  });

  test.each(['/NV//evil.example', '//NV//evil.example/', '/NV/%2f%2fevil.example'])(
    '%s leads to no other host',
    (path) => {
      expect(answer(path)).toBe('301 -> /nv/evil.example');
    },
  );

  test.each(['/NV/\\evil.example/', '/NV/%5Cevil.example/', '/NV/%0d%0aX:%20y', '/NV/a%20b/'])(
    '%s holds what no redirect may, so it is unknown',
    (path) => {
      expect(answer(path)).toBe('404 /404.html');
    },
  );

  test('a name counts in ASCII alone', () => {
    expect(answer('/new%C2%A0jersey/')).toBe('404 /404.html');
  });
});

describe('another letter case', () => {
  test.each([
    ['/nv/Plan/', '/nv/plan/'],
    ['/nv/PLAN', '/nv/plan/'],
    ['/NV/Plan/', '/nv/plan/'],
    ['/New_Jersey/Pricing/Group', '/nj/pricing/group/'],
    ['/About/', '/about/'],
    ['/nv/WEBINAR/yes/', '/nv/webinar/yes/'],
    ['/pricing/GROUP/', '/pricing/group/'],
    ['/Spring26/Quote/', '/Spring26/quote/'],
    ['/Spring26/quote/Confirmation', '/Spring26/quote/confirmation/'],
    ['/nv/Spring26/Webinar/YES/', '/nv/Spring26/webinar/yes/'],
    ['/Nevada/Spring26/Quote/', '/nv/Spring26/quote/'],
  ])('%s redirects permanently to %s', (path, location) => {
    expect(answer(path, '?a=B')).toBe(`301 -> ${location}?a=B`);
  });

  test.each([
    ['/Spring26/quote/', '200 /quote/'],
    ['/Quote/webinar/', '200 /webinar/'],
    ['/Spring26/Plan/', '404 /404.html'],
    ['/nv/404.HTML', '404 /nv/404.html'],
    ['/Deployments.json', '404 /404.html'],
    ['/%E2%84%AAv/plan/', '404 /404.html'],
    ['/nv//evil.example/Plan/', '404 /nv/404.html'],
    ['/nv/\\Plan/', '404 /nv/404.html'],
    ['/NV/Nowhere/', '301 -> /nv/Nowhere/'],
  ])('%s is answered by %s', (path, expected) => {
    expect(answer(path)).toBe(expected);
  });

  test('a page of the library is found', () => {
    expect(answer('/CaseStudy/Nevada/', '', 'library')).toBe('301 -> /casestudy/nevada/');
    expect(answer('/Quote/Confirm', '', 'library')).toBe('301 -> /quote/confirmation/');
    expect(answer('/Nowhere/', '', 'library')).toBe('302 -> /');
  });

  test('an address that the YAML writes in capital letters counts as it is written', () => {
    const source = { reason: 'moved' } as const;
    const moved = (pattern: string, to: string) =>
      ({
        type: 'redirect',
        status: 301,
        edition: 'main',
        region: 'generic',
        pattern,
        to,
        source,
      }) as const;
    const rules = [moved('/prices/', '/pricing/'), moved('/Plan/', '/about/'), ...table.rules];
    const { match: find } = openTable({ ...table, rules });
    expect(find('main', '/Prices')).toMatchObject({ status: 301, location: '/pricing/' });
    expect(find('main', '/Plan/')).toMatchObject({ status: 301, location: '/about/' });
    expect(find('main', '/PLAN/')).toMatchObject({ status: 301, location: '/plan/' });
  });
});

test('each of many addresses is looked up among those that begin like it', () => {
  const source = { reason: 'moved' } as const;
  const many = Array.from({ length: 30_000 }, (_, index) => `/nv/old-${String(index)}/`);
  const rules = many.map((pattern) => {
    const moved = { type: 'redirect', status: 301, edition: 'main', region: 'nevada' } as const;
    return { ...moved, pattern, to: '/nv/plan/', source };
  });
  const { match: find } = openTable({ ...table, rules: [...rules, ...table.rules] });
  const found = many.map((path) => find('main', path));
  expect(found.filter(({ type }) => type !== 'redirect')).toEqual([]);
});

describe('campaign ids', () => {
  test.each([
    ['/spring26/quote/', '200 /quote/'],
    ['/spring26/quote', '200 /quote/'],
    ['/spring26/quote/confirmation/', '200 /quote/confirmation/'],
    ['/nv/spring26/webinar/yes/', '200 /nv/webinar/yes/'],
    ['/nv/nj/webinar/', '200 /nv/webinar/'],
    ['/a_B-9/webinar/latest/', '200 /webinar/latest/'],
    ['/nv/spring26/webinar/latest/1/', '200 /nv/webinar/latest/1/'],
    ['/nv/spring26/webinar/latest/2/', '404 /nv/webinar/latest/not-found/'],
    ['/spring26/quote/other/', '404 /404.html'],
    ['/spring26/quote/spring27/quote/', '404 /404.html'],
    ['/spring26/plan/', '404 /404.html'],
    ['/spring%2026/quote/', '404 /404.html'],
    ['/constructor/quote/', '200 /quote/'],
    ['/__proto__/webinar/yes/', '200 /webinar/yes/'],
    [`/${'a'.repeat(64)}/quote/`, '200 /quote/'],
    [`/${'a'.repeat(65)}/quote/`, '404 /404.html'],
  ])('%s is answered by %s', (path, expected) => {
    expect(answer(path)).toBe(expected);
  });
});

test('the calendar of a webinar has no address with a campaign id: hosts look for pages behind it', () => {
  const calendar = '/nv/webinar/2026-03-12.ics';
  const files = [{ edition: 'main', url: calendar, source: { reason: 'file' } }] as const;
  const { follow, ...other } = openTable({ ...table, files });
  expect(other.match('main', calendar)).toEqual({ type: 'file', path: calendar });
  expect(follow('main', calendar).end).toBe('file');
  const campaign = '/nv/spring26/webinar/2026-03-12.ics';
  expect(other.match('main', campaign)).toMatchObject({ type: 'rewrite', status: 404 });
  expect(follow('main', campaign).end).toBe('nothing');
});

describe('the redirector', () => {
  test.each([
    ['/l/anything/', '200 /l/'],
    ['/l/webinar/latest/0', '200 /l/'],
    ['/nv/l/anything/at/all', '200 /nv/l/'],
  ])('%s is answered by %s', (path, expected) => {
    expect(answer(path)).toBe(expected);
  });
});

describe('unknown paths', () => {
  test.each([
    ['/nv/webinar/latest/2/', '404 /nv/webinar/latest/not-found/'],
    ['/webinar/latest/first', '404 /webinar/latest/not-found/'],
    ['/nv/webinar/latest/1/2/', '404 /nv/404.html'],
    ['/pricing/quote/', '404 /404.html'],
    ['/nv/pricing/team', '404 /nv/404.html'],
    ['/webinar/maybe/', '404 /404.html'],
    ['/nv/quote/webinar/', '404 /nv/404.html'],
    ['/nv/Nowhere/', '404 /nv/404.html'],
    ['/nowhere', '404 /404.html'],
  ])('%s is answered by %s', (path, expected) => {
    expect(answer(path)).toBe(expected);
  });

  test('have no answer where no page serves them', () => {
    const part = toUrlTable(selectRegions(samplePlan(), new Set(['nevada'])));
    expect(openTable(part).match('main', '/nowhere')).toEqual({ type: 'not-found' });
  });
});

describe('the library', () => {
  test.each([
    ['/quote/confirm', '301 -> /quote/confirmation/'],
    ['/requestdemo/confirm/', '301 -> /requestdemo/confirmation/'],
    ['/casestudy/nevada', '301 -> /casestudy/nevada/'],
    ['/plan/', '302 -> /'],
    ['/nv/', '302 -> /'],
  ])('%s is answered by %s', (path, expected) => {
    expect(answer(path, '', 'library')).toBe(expected);
  });
});
