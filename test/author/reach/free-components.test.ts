import { expect, test } from 'vitest';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import type { PageSources } from '../../../cli/author/reach/marked-site.ts';
import { createPageMapper } from '../../../cli/author/reach/page-map.ts';
import { openReach } from '../../../cli/author/reach/page-reach.ts';
import type { PageAddress, RegionConfig } from '../../../runtime/contract.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';
import { buildContext } from '../../runtime/site-data.ts';

const resolved = resolvedSite({
  regions: `
  nevada:
    code: NV
    name: Nevada
    headerTitle: Under a wide sky. And beyond
`.slice(1),
});
const [manifest] = createManifest(resolved, { mount: 'prefix' });
const page = manifest?.routes.pages.find(({ url }) => url === '/nv/plan/');

/** A site whose every page is what one component makes of a region. */
function sourcesOf(component: (region: RegionConfig) => string): PageSources {
  if (manifest === undefined) throw new Error('The sample has clashes.');
  const data = { ...manifest, map: {}, silhouettes: {}, icons: {} };
  const context = { ...buildContext, cards: new Proxy({}, { get: () => 'card.png' }) };
  return {
    resolved,
    data,
    context,
    createSiteRenderer:
      ({ generic, regions }) =>
      ({ region: key }: PageAddress) => {
        const region = regions.find((each) => each.key === key) ?? generic;
        const body = `${component(region)}<h2>${region.menuHeader}</h2>`;
        return `<!doctype html><html lang="en"><head></head><body>${body}</body></html>`;
      },
  };
}

/** Each text of the page with the fields that it shows. */
function mapPage(sources: PageSources) {
  if (page === undefined) throw new Error('There is no such page.');
  const html = sources.createSiteRenderer(sources.data, sources.context)(page);
  return createPageMapper(sources)(page, html).texts.map(({ text, parts }) => [
    text,
    ...parts.flatMap((part) => part.sources.map(({ field }) => field)),
  ]);
}

const traced = ['Nevada CareerExplorer', 'name', 'menuHeader', 'menuHeader'];

test.each<[string, (region: RegionConfig) => string, string]>([
  ['cuts', ({ headerTitle }) => `<p>${headerTitle.slice(0, 9)}…</p>`, 'Under a w…'],
  [
    'cuts the beginning of',
    ({ headerTitle }) => `<p>${headerTitle.slice(13).trim()}</p>`,
    'sky. And beyond',
  ],
  [
    'measures',
    ({ headerTitle }) => `<p>${headerTitle.length > 30 ? 'long' : 'short'}</p>`,
    'short',
  ],
  [
    'compares',
    ({ headerTitle }) => (headerTitle.startsWith('Under') ? '<p>below</p>' : '<ul><li>x</li></ul>'),
    'below',
  ],
  [
    'looks something up by',
    ({ headerTitle }) => {
      if (headerTitle !== 'Under a wide sky. And beyond') throw new Error('Unknown');
      return '<p>known</p>';
    },
    'known',
  ],
])('a component that %s a text has no source there', (_, component, text) => {
  const texts = mapPage(sourcesOf(component));
  expect(texts[0]).toEqual([text]);
});

test('a text is traced where a component shows one sentence of it, and what follows is not taken for it', () => {
  const texts = mapPage(
    sourcesOf(({ headerTitle }) => `<p>${headerTitle.split('.')[0] ?? ''}</p>`),
  );
  expect(texts).toEqual([['Under a wide sky', 'headerTitle'], traced]);
});

test('a text in which a line may end is traced as one', () => {
  const texts = mapPage(
    sourcesOf(({ headerTitle }) => `<p>${headerTitle.split('w').join('<wbr>w')}</p>`),
  );
  expect(texts).toEqual([['Under a wide sky. And beyond', 'headerTitle'], traced]);
});

test('the texts around one that is cut keep their sources', () => {
  const texts = mapPage(sourcesOf(({ headerTitle }) => `<p>${headerTitle.slice(0, 9)}</p>`));
  expect(texts.at(-1)).toEqual(traced);
});

test('sorted texts are the only ones without a source', () => {
  const sorted = ({ headerTitle, name }: RegionConfig) =>
    [headerTitle, name, 'A']
      .toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
      .map((text) => `<li>${text}</li>`)
      .join('');
  expect(mapPage(sourcesOf((region) => `<ul>${sorted(region)}</ul>`)).at(-1)).toEqual(traced);
});

test('a text that is cut is known to be shown', async () => {
  const reach = await openReach(
    sourcesOf(({ headerTitle }) => `<p>${headerTitle.slice(0, 9)}</p>`),
  );
  const { pages } = reach({ owner: 'nevada', pointer: '/headerTitle' });
  expect(pages.map(({ url }) => url)).toContain('/nv/plan/');
});
