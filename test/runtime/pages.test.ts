import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { PageEntry } from '../../runtime/contract.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { buildContext, siteData } from './site-data.ts';

const { pages } = siteData.routes;
const render = createSiteRenderer(siteData, buildContext);
const documents = pages.map((page) => ({ page, document: parse(render(page)) }));

function parse(html: string): Document {
  return new JSDOM(html).window.document;
}

function describePage({ edition: webRoot, url }: PageEntry): string {
  return `${webRoot} ${url}`;
}

describe.each(documents)('$page.edition $page.url', ({ document }) => {
  test('has one h1, with words in it', () => {
    const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
  });

  test('has each landmark once', () => {
    const counts = ['body > header', 'main#main', 'body > footer', 'head > title'].map(
      (selector) => document.querySelectorAll(selector).length,
    );
    expect(counts).toEqual([1, 1, 1, 1]);
  });

  test('skips no level of headings', () => {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(
      (heading) => Number(heading.tagName.slice(1)),
    );
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  test('has nothing inline', () => {
    const inline = '[style], style, script:not([src], [type="application/ld+json"])';
    expect(document.querySelectorAll(inline)).toHaveLength(0);
  });

  test('gives pictures their size and a text alternative', () => {
    const bare = [...document.querySelectorAll('img')].filter(
      (image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)),
    );
    expect(bare.map((image) => image.outerHTML)).toEqual([]);
  });

  test('repeats no id', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test('every page has a title of its own', () => {
  const titles = documents.map(({ page, document }) => `${page.edition} ${document.title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('links inside the site lead to pages, files or anchors that exist', () => {
  const known = new Map(documents.map(({ page, document }) => [describePage(page), document]));
  const leads = (edition: string, href: string): boolean => {
    const [path = '', anchor] = href.split('#');
    const target = known.get(`${edition} ${path}`);
    return target !== undefined && (anchor === undefined || target.getElementById(anchor) !== null);
  };
  const broken = documents.flatMap(({ page, document }) =>
    [...document.querySelectorAll('a[href^="/"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !href.startsWith('/assets/') && !leads(page.edition, href)),
  );
  expect(broken).toEqual([]);
});

test('anchors lead to an element of their page', () => {
  const broken = documents.flatMap(({ page, document }) =>
    [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => document.querySelector(href) === null)
      .map((href) => `${describePage(page)} ${href}`),
  );
  expect(broken).toEqual([]);
});
