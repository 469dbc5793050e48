import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import type { PageText } from '../../cli/reach/page-text.ts';
import { context, mapPages } from '../reach/real-site.ts';
import { loadSourcedRenderer } from '../runtime/sourced-renderer.ts';
import { openPage, useBrowser } from './browser.ts';

const browser = useBrowser();

const createSiteRenderer = await loadSourcedRenderer();

const kinds = new Map(data.routes.pages.map((page) => [page.kind, page]));

test('the way to a text leads to it in a browser, on every kind of page', async () => {
  const { page } = await openPage(await browser(), { javaScriptEnabled: false });
  const missed: string[] = [];
  for (const {
    page: { url },
    html,
    texts,
  } of mapPages(data, context, createSiteRenderer, [...kinds.values()])) {
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    const shown = await page.evaluate(readAll, texts.map(wayOf));
    for (const [index, { text, path }] of texts.entries())
      if (shown[index] !== text) missed.push(`${url} ${path.join('.')}: ${text}`);
  }
  expect(missed).toEqual([]);
});

interface Way {
  readonly path: readonly number[];
  readonly attribute?: string | undefined;
}

function wayOf({ path, attribute }: PageText): Way {
  return { path, attribute };
}

/** Runs in the browser. */
function readAll(ways: readonly Way[]): readonly (string | null | undefined)[] {
  return ways.map(({ path, attribute }) => {
    let node: Node | undefined = document.documentElement;
    for (const index of path) node = node?.childNodes[index];
    if (attribute === undefined) return node?.nodeValue;
    return node instanceof Element ? node.getAttribute(attribute) : undefined;
  });
}
