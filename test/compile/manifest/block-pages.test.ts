import { expect, test } from 'vitest';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import { createFeeds } from '../../../cli/compile/site/feeds.ts';
import { resolvedSite } from '../resolve/sample.ts';

const page = (address: string, more = '') => `
      address: ${address}
      title: What is new
      description: The newest first.${more}
      blocks:
        list: { text: { paragraphs: [One sentence.] } }`;

/** The base project with pages of blocks in its defaults and regions. */
function plan(defaults: string, regions?: string): SiteManifest {
  return planWith(
    ['  quotePreset: {}\n', `  quotePreset: {}\n  blockPages:${defaults}\n`],
    regions,
  );
}

/** The same in its library edition. */
function planLibrary(pages: string): SiteManifest {
  return planWith(['\ntiers:\n', `\nblockPages:${pages}\ntiers:\n`]);
}

function planWith(
  change: readonly [from: string, to: string],
  regions = '  nevada: { code: NV, name: Nevada }\n',
): SiteManifest {
  const site = resolvedSite({ regions, changes: [change] });
  const [manifest, found] = createManifest(site, { mount: 'prefix' });
  if (manifest === undefined) throw new Error(found.map(({ message }) => message).join('\n'));
  return manifest;
}

function pagesOf({ routes }: SiteManifest) {
  return routes.pages.filter(({ kind }) => kind === 'block-page');
}

const urlsOf = (manifest: SiteManifest) => pagesOf(manifest).map(({ url }) => url);

const families = `
    families:${page('/families/')}`;

test('a page of the defaults is in every edition (S23)', () => {
  expect(urlsOf(plan(families))).toEqual(['/families/', '/nv/families/']);
});

test('a page is in the editions alone that it names (S23)', () => {
  const only = `
    families:${page('/families/', '\n      onlyIn: [generic]')}`;
  expect(urlsOf(plan(only))).toEqual(['/families/']);
});

test('a region leaves out a page that it would inherit (S23)', () => {
  const regions =
    '  nevada: { code: NV, name: Nevada, blockPages: { families: { shown: false } } }\n';
  expect(urlsOf(plan(families, regions))).toEqual(['/families/']);
});

test('a region has a page that no other has (S23)', () => {
  const regions = `  nevada:
    code: NV
    name: Nevada
    blockPages:
      reno:
        address: /reno/
        title: Meet us in Reno
        description: Two days.
        blocks: { days: { text: { paragraphs: [Come by.] } } }
`;
  expect(urlsOf(plan(families, regions))).toEqual(['/families/', '/nv/families/', '/nv/reno/']);
});

test('a region says one text of a page differently, and keeps the rest (S23)', () => {
  const regions =
    '  nevada: { code: NV, name: Nevada, blockPages: { families: { title: Yours } } }\n';
  const [nevada] = plan(families, regions).regions;
  expect(nevada?.blockPages?.['families']).toMatchObject({
    title: 'Yours',
    description: 'The newest first.',
  });
});

test('a block that a region adds stands below those that it inherits (S23)', () => {
  const regions =
    '  nevada: { code: NV, name: Nevada, blockPages: { families: { blocks: { more: { text: { paragraphs: [Two.] } } } } } }\n';
  const [nevada] = plan(families, regions).regions;
  expect(Object.keys(nevada?.blockPages?.['families']?.blocks ?? {})).toEqual(['list', 'more']);
});

test('a page that says what the generic one says names it as canonical (T1)', () => {
  const [, nevada] = pagesOf(plan(families));
  expect(nevada).toMatchObject({ url: '/nv/families/', sameAs: '/families/' });
});

test('a page with the webinars of its edition names no other as canonical (T1)', () => {
  const own = families.replace(
    'text: { paragraphs: [One sentence.] }',
    'webinars: { title: Webinars, none: None. }',
  );
  expect(pagesOf(plan(own)).map(({ sameAs }) => sameAs)).toEqual([undefined, undefined]);
});

test('a page that all regions have is reached by those who choose a state (T4)', () => {
  const twins = ({ routes }: SiteManifest) =>
    routes.pages.find(({ url }) => url === '/l/families/')?.kind;
  expect(twins(plan(families))).toBe('choose-state');
  const only = `
    families:${page('/families/', '\n      onlyIn: [generic]')}`;
  expect(twins(plan(only))).toBeUndefined();
});

const news = `
    news:
      address: /news/
      title: What is new
      description: The newest first.
      onlyIn: [generic]
      blocks: { list: { news: { none: None., feed: Subscribe } } }
    old:${page('/news/old/', '\n      date: 2026-01-05')}
    young:${page('/news/young/', '\n      date: 2026-03-01')}`;

test('a list of news has a feed, in the editions that have the list (S23)', () => {
  const { urls } = plan(news);
  const feeds = urls.files.filter(({ url }) => url.endsWith('feed.xml'));
  expect(feeds.map(({ url }) => url)).toEqual(['/news/feed.xml']);
});

test('the library edition has pages of its own, and their feed (S23)', () => {
  const { routes, urls } = planLibrary(news.replace(/\n +onlyIn: .*/, ''));
  const pages = routes.pages.filter(({ kind }) => kind === 'library-block-page');
  expect(pages.map(({ edition, url }) => [edition, url])).toEqual([
    ['library', '/news/young/'],
    ['library', '/news/old/'],
    ['library', '/news/'],
  ]);
  const feeds = urls.files.filter(({ url }) => url.endsWith('feed.xml'));
  expect(feeds.map(({ edition, url }) => [edition, url])).toEqual([['library', '/news/feed.xml']]);
});

test('a feed lists the newest page first (RFC 4287)', () => {
  const facts = { origin: 'https://careers.example', author: 'Careers' };
  const [feed] = createFeeds(new Set(['generic']), plan(news), facts);
  const text = String(feed?.contents);
  expect(feed?.path).toBe('news/feed.xml');
  expect(Array.from(text.matchAll(/<id>(.*?)<\/id>/g), ([, id]) => id)).toEqual([
    'https://careers.example/news/',
    'https://careers.example/news/young/',
    'https://careers.example/news/old/',
  ]);
  expect(text).toContain('<updated>2026-03-01T00:00:00Z</updated>');
});

test('a page writes figures as its language does (S23)', () => {
  const spanish = (lang: string) => `
    figures:${page('/figures/', `\n      lead: '{{claims.postsecondaryInstitutions}}'${lang}`)}`;
  const leadOf = (lang: string) => plan(spanish(lang)).generic.blockPages?.['figures']?.lead;
  expect(['', '\n      lang: es-US', '\n      lang: de'].map(leadOf)).toEqual([
    '6,700',
    '6,700',
    '6.700',
  ]);
});
