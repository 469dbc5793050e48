import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { buildContext, siteData } from './site-data.ts';

const { pages } = siteData.routes;
const render = createSiteRenderer(siteData, buildContext);
const documents = pages.map((page) => ({ page, document: parse(render(page)) }));

function parse(html: string): Document {
  return new JSDOM(html).window.document;
}

// Headings, ids, links and inline code are what `check` looks at (test/program/check.test.ts).
describe.each(documents)('$page.edition $page.url', ({ document }) => {
  test('has each landmark once', () => {
    const counts = ['body > header', 'main#main', 'body > footer', 'head > title'].map(
      (selector) => document.querySelectorAll(selector).length,
    );
    expect(counts).toEqual([1, 1, 1, 1]);
  });

  test('gives pictures their size and a text alternative', () => {
    const bare = [...document.querySelectorAll('img')].filter(
      (image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)),
    );
    expect(bare.map((image) => image.outerHTML)).toEqual([]);
  });
});
