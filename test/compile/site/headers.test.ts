import { expect, test } from 'vitest';
import type { HeaderContent } from '../../../cli/compile/site/headers.ts';
import { createResponseHeaders, headersOf } from '../../../cli/compile/site/headers.ts';

const library = { analytics: { adapter: 'none' }, errorReports: {} } as const;

const content: HeaderContent = {
  site: {
    analytics: { adapter: 'plausible', endpoint: 'https://stats.example/api/event' },
    errorReports: { endpoint: '/reports' },
  },
  films: ['https://videos.example/1', 'https://archive.example/2', 'https://videos.example/about'],
  library,
};

function policyOf(
  webRoot: 'main' | 'library',
  { from = content, environment = 'production' }: Partial<PolicyOf> = {},
): readonly string[] {
  const headers = createResponseHeaders(from, webRoot, environment);
  return headers.everywhere['Content-Security-Policy']?.split('; ') ?? [];
}

interface PolicyOf {
  readonly from: HeaderContent;
  readonly environment: 'preview' | 'production';
}

/** The same site with an API on another host for each edition. */
const withApi: HeaderContent = {
  ...content,
  site: { ...content.site, apiOrigin: 'https://api.example' },
  library: { ...library, apiOrigin: 'https://library-api.example' },
};

test('the policy allows nothing inline', () => {
  expect(policyOf('main').join()).not.toContain('unsafe');
});

test('the policy allows the origins that reports go to, and no path of theirs', () => {
  expect(policyOf('main')).toContain("connect-src 'self' https://stats.example");
});

test.each([
  ['main', "connect-src 'self' https://api.example https://stats.example"],
  ['library', "connect-src 'self' https://library-api.example"],
] as const)('the policy of the %s edition allows its own API', (webRoot, directive) => {
  expect(policyOf(webRoot, { from: withApi })).toContain(directive);
});

test.each(['main', 'library'] as const)(
  'the policy of a preview of the %s edition names no API',
  (webRoot) => {
    const policy = policyOf(webRoot, { from: withApi, environment: 'preview' });
    expect(policy).toEqual(policyOf(webRoot));
  },
);

test('the policy allows the origins of all videos, each once', () => {
  const origins = 'https://archive.example https://videos.example';
  expect(policyOf('main')).toContain(`media-src 'self' ${origins}`);
  expect(policyOf('main')).toContain(`frame-src ${origins}`);
});

test('videos of the site itself need no origin in the policy', () => {
  const from = { ...content, films: ['assets/webinars/a.webm', 'assets/about/a.webm'] };
  expect(policyOf('main', { from })).toContain("media-src 'self'");
});

test('a site without videos may hold no frame', () => {
  expect(policyOf('library')).toContain("frame-src 'none'");
});

test('no page can be put into a frame', () => {
  expect(policyOf('main')).toContain("frame-ancestors 'none'");
});

test('no text becomes markup but through the sanitiser', () => {
  expect(policyOf('main')).toContain("require-trusted-types-for 'script'");
  expect(policyOf('main')).toContain('trusted-types dompurify');
});

test('the policy fits into one line of a hosting file', () => {
  expect(policyOf('main').join('; ').length).toBeLessThan(2000);
});

test('a preview is kept out of search engines', () => {
  const headers = createResponseHeaders(content, 'main', 'preview');
  expect(headers.everywhere['X-Robots-Tag']).toBe('noindex');
});

test('a production site is not', () => {
  const headers = createResponseHeaders(content, 'main', 'production');
  expect(headers.everywhere).not.toHaveProperty('X-Robots-Tag');
});

test.each([
  ['/assets/site-1a2b.css', 'public, max-age=31536000, immutable'],
  ['/assets', 'no-cache'],
  ['/nv/', 'no-cache'],
])('%s is cached as %s', (path, caching) => {
  const headers = createResponseHeaders(content, 'main', 'production');
  expect(headersOf(headers, path)['Cache-Control']).toBe(caching);
});
