import { describe, expect, test } from 'vitest';
import { isElement, readDom } from '../../cli/reach/page-dom.ts';
import type { DomNode } from '../../cli/reach/page-dom.ts';
import { relativeField, recordReach } from '../../cli/reach/page-reach.ts';
import { markSite } from '../../cli/reach/marked-site.ts';
import { listMarkIds } from '../../cli/reach/marks.ts';
import type { PageText } from '../../cli/reach/page-text.ts';
import { data } from '../../generated/index.ts';
import type { BuildContext, PageEntry, SiteData } from '../../runtime/contract.ts';
import { casesOf } from '../cases.ts';
import { loadSourceMarkingRenderer } from '../runtime/source-marking-renderer.ts';
import type { MappedPage } from './real-site.ts';
import { context, mapPages, resolved } from './real-site.ts';

const createSiteRenderer = await loadSourceMarkingRenderer();

const editions = [...new Set(data.routes.pages.map(({ region }) => region))];

// A page that its marks change in anything but the marks themselves throws when it is read.
test.each(casesOf(editions))(
  'every text of every page of %s is written in the YAML, and its marks change nothing else',
  (edition) => {
    const pages = data.routes.pages.filter(({ region }) => region === edition);
    expect(unwritten(data, context, pages)).toEqual([]);
  },
);

test('so is every text of a preview of the site with quotes open', () => {
  const quote = { ...data.site.quote, enabled: !data.site.quote.enabled };
  const site = { ...data.site, quote };
  const preview: BuildContext = { ...context, environment: 'preview' };
  const pages = data.routes.pages.filter(({ region }) => ['generic', 'library'].includes(region));
  expect(unwritten({ ...data, site }, preview, pages)).toEqual([]);
});

describe('what is known of pages, of which few are rendered to know it', async () => {
  const { names, groups, pages } = await recordReach({
    ...{ resolved, data, context, createSiteRenderer },
  });
  const known = new Map(
    pages.map((page) => {
      const fields = groups[page.group]?.map((index) => names[index]);
      return [addressOf(page), fields?.toSorted()];
    }),
  );

  test.each(casesOf(editions))('is what each page of %s shows', (edition) => {
    const { marks, ...marked } = markSite(data, context, resolved, new Set([edition]));
    const render = createSiteRenderer(marked.data, marked.context);
    for (const page of data.routes.pages.filter(({ region }) => region === edition)) {
      const fields = [...listMarkIds(render(page), marks)].map(marks.fieldOf);
      const shown = new Set(fields.map((field) => relativeField(edition, field)));
      expect([...shown].sort(), page.url).toEqual(known.get(addressOf(page)));
    }
  });
});

function addressOf({ edition, url }: Pick<PageEntry, 'edition' | 'url'>): string {
  return `${edition} ${url}`;
}

/** The words that no place of the YAML is known of, each with the line of the component that wrote it; but for the year. */
function unwritten(
  content: SiteData,
  built: BuildContext,
  pages: readonly PageEntry[],
): readonly string[] {
  const words = new Set<string>();
  for (const mapped of mapPages(content, built, createSiteRenderer, pages)) {
    for (const text of mapped.texts)
      for (const piece of unknownPieces(text))
        if (piece !== String(content.year)) words.add(`${sourceOf(mapped, text)}: ${piece}`);
  }
  return [...words];
}

/** Between the words of the YAML stand signs of components; an address holds parts that are no words. */
function unknownPieces({ kind, text, parts }: PageText): readonly string[] {
  const isWritten = parts.some(({ sources }) => sources.length > 0);
  if (kind === 'link') return isWritten || text.startsWith('/') ? [] : [text];
  if (!isWritten) return [text];
  const unknown = parts.filter(({ sources }) => sources.length === 0);
  return unknown.flatMap((part) => (/[\p{L}\p{N}]/u.test(part.text) ? [part.text] : []));
}

function sourceOf({ page, html }: MappedPage, { path }: PageText): string {
  let node: DomNode | undefined = readDom(page.url, html);
  let source = `the head of ${page.kind}`;
  for (const index of path) {
    node = isElement(node) ? node.children[index] : undefined;
    if (node === undefined) break;
    if (isElement(node)) source = node.attributes['data-source'] ?? source;
  }
  return source;
}
