import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { context, mapPages } from '../author/reach/real-site.ts';
import { loadSourceMarkingRenderer } from '../runtime/source-marking-renderer.ts';
import { openPage, useBrowser } from './browser.ts';

const browser = useBrowser();

const createSiteRenderer = await loadSourceMarkingRenderer();

/** One page of each kind. */
const samplePages = [...new Map(data.routes.pages.map((page) => [page.kind, page])).values()];

test('the path of each text leads to it in a browser, on every kind of page', async () => {
  const { page } = await openPage(await browser(), { javaScriptEnabled: false });
  const missed: string[] = [];
  for (const mapped of mapPages(data, context, createSiteRenderer, samplePages)) {
    await page.setContent(mapped.html, { waitUntil: 'domcontentloaded' });
    const places = mapped.texts.map(({ path, attribute }) => ({ path, attribute }));
    const found = await page.evaluate(readTexts, places);
    for (const [index, { text, path }] of mapped.texts.entries())
      if (found[index] !== text) missed.push(`${mapped.page.url} ${path.join('.')}: ${text}`);
  }
  expect(missed).toEqual([]);
});

/** Where a page has a text. */
interface TextPlace {
  /** Indices among child nodes, from the `html` element on. */
  readonly path: readonly number[];
  readonly attribute: string | undefined;
}

/**
 * The texts at some places of the page; a text in which a line may end goes on behind each `wbr`.
 * Runs in the browser.
 */
function readTexts(places: readonly TextPlace[]): readonly (string | null | undefined)[] {
  return places.map(({ path, attribute }) => {
    let node: Node | undefined = document.documentElement;
    for (const index of path) node = node?.childNodes[index];
    if (attribute === undefined) return wholeText(node);
    return node instanceof Element ? node.getAttribute(attribute) : undefined;
  });

  function wholeText(first: Node | undefined): string {
    const parts = [first?.nodeValue];
    let next = first?.nextSibling;
    while (next?.nodeName === 'WBR' || next?.nodeName === '#text') {
      parts.push(next.nodeValue);
      next = next.nextSibling;
    }
    return parts.join('');
  }
}
