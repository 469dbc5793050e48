import { expect, test } from 'vitest';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { accessibleName } from '../../../cli/deliver/check/html/accessible-name.ts';
import { cssReferences, listReferences } from '../../../cli/deliver/check/html/references.ts';
import type { HtmlTree } from '../../../cli/deliver/check/html/tree.ts';
import {
  attributeSpan,
  contentSpan,
  parseHtml,
  tagSpan,
} from '../../../cli/deliver/check/html/tree.ts';
import type { Span } from '../../../cli/diagnostics/span.ts';

function read(text: string): HtmlTree {
  return parseHtml(createSourceFile('page.html', text));
}

function first(tree: HtmlTree) {
  const [element] = tree.elements;
  if (element === undefined) throw new Error('The sample has no element.');
  return element;
}

function textOf({ file, start, end }: Span): string {
  return file.text.slice(start, end);
}

test.each([
  ['<a href="/plan/">Plans</a>', '/plan/'],
  ["<a class=x href='/plan/'>Plans</a>", '/plan/'],
  ['<a href=/plan/ hidden>Plans</a>', '/plan/'],
  ['<a data-href="/other/" HREF = "/plan/">Plans</a>', '/plan/'],
  ['<a title="href=1" href="/a?x=1&amp;y=2">Plans</a>', '/a?x=1&amp;y=2'],
  ['<a href>Plans</a>', 'href'],
  ['<a href="">Plans</a>', 'href'],
  ['<a>Plans</a>', '<a>'],
])('the span of the address in %s is %s', (text, marked) => {
  const tree = read(text);
  expect(textOf(attributeSpan(first(tree), 'href'))).toBe(marked);
});

test('the spans of an element are its opening tag and its content', () => {
  const tree = read('<p class="a">One <b>two</b></p> three');
  expect(textOf(tagSpan(first(tree)))).toBe('<p class="a">');
  expect(textOf(contentSpan(first(tree)))).toBe('One <b>two</b>');
});

test.each([
  ['<a>Plans <b>and</b> prices</a>', 'Plans and prices'],
  ['<a aria-label="Plans"><svg></svg></a>', 'Plans'],
  ['<a><img alt="Plans"></a>', 'Plans'],
  ['<a><svg><title>Plans</title><text>x</text></svg></a>', 'Plans'],
  ['<a><span aria-hidden="true">→</span></a>', ''],
  ['<a title="Plans"></a>', 'Plans'],
  ['<a aria-labelledby="x y"></a><i id="x">Our</i><i id="y">plans</i>', 'Our plans'],
])('%s is called "%s"', (text, name) => {
  const tree = read(text);
  expect(accessibleName(tree, first(tree))).toBe(name);
});

test.each([
  ['<a href="/plan/"></a>', 'link /plan/'],
  ['<form action="/send/"></form>', 'form /send/'],
  ['<img src="/a.svg" srcset="/b.svg 1x, /c.svg 2x">', 'image /a.svg, image /b.svg, image /c.svg'],
  ['<img srcset="/b.svg, /c.svg 640w">', 'image /b.svg, image /c.svg'],
  ['<picture><source srcset="/a.avif"></picture>', 'image /a.avif'],
  ['<video poster="/a.svg"><source src="/a.mp4"></video>', 'image /a.svg, media /a.mp4'],
  ['<track src="/a.vtt">', 'media /a.vtt'],
  ['<script src="/a.js"></script>', 'script /a.js'],
  ['<link rel="stylesheet" href="/a.css">', 'style /a.css'],
  ['<link rel="preload" as="font" href="/a.woff2">', 'font /a.woff2'],
  ['<link rel="shortcut icon" href="/a.svg">', 'image /a.svg'],
  ['<link rel="canonical" href="/a/">', ''],
  ['<meta property="og:image" content="/a.png">', 'shared /a.png'],
  ['<p style="background: url(/a.svg)"></p>', 'image /a.svg'],
  ['<style>p { background: url("/a.svg") }</style>', 'image /a.svg'],
])('%s names %s', (text, named) => {
  const references = [...listReferences(read(text))];
  expect(references.map(({ kind, url }) => `${kind} ${url}`).join(', ')).toBe(named);
});

test('a style sheet names pictures, fonts and other style sheets, but nothing in its comments', () => {
  const text = `@import "a.css"; @import url(b.css); /* url(c.svg) */
    @namespace url(http://www.w3.org/2000/svg); @charset "utf-8";
    @font-face { src: url('d.woff2') } p { background: url( "e.svg" ), URL( f.png ) }
    p { background: image-set("g.png" type("image/png"), url(h.png) 2x); content: "url(i.png)" }`;
  expect(
    [...cssReferences(createSourceFile('a.css', text))].map(({ kind, url }) => `${kind} ${url}`),
  ).toEqual([
    'style a.css',
    'style b.css',
    'font d.woff2',
    'image e.svg',
    'image f.png',
    'image g.png',
    'image h.png',
  ]);
});

test.each([
  'p { background: url("/a.svg") }',
  'p { background: url( /a.svg ) }',
  '@import "/a.svg";',
])('the address in %s is found where it stands', (text) => {
  const [found] = cssReferences(createSourceFile('a.css', text));
  expect(found && textOf(found.span())).toBe('/a.svg');
});

test.each(['<link rel="constructor" href="/a">', '<link rel="preload" as="toString" href="/a">'])(
  '%s names no resource',
  (text) => {
    expect([...listReferences(read(text))]).toEqual([]);
  },
);
