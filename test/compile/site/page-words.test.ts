import { expect, test } from 'vitest';
import { hashWords } from '../../../cli/compile/site/page-words.ts';

const page = '<main><h1>Plan</h1><img src="a-1.png" alt="A map"><p>Start free</p></main>';

test.each([
  ['a text', page.replace('Start free', 'Start now')],
  ['what a picture shows', page.replace('A map', 'A class')],
  ['a text that grows', page.replace('Plan', 'Plan on')],
  ['what search engines show', `<meta name="description" content="Careers">${page}`],
])('words differ by %s', (_, other) => {
  expect(hashWords(other)).not.toBe(hashWords(page));
});

test.each([
  ['the name of a file', page.replace('a-1.png', 'a-2.png')],
  ['a class', page.replace('<h1>', '<h1 class="title">')],
  ['a script', `${page}<script>start("a > b")</script>`],
  ['a value with brackets', page.replace('<p>', '<p data-props="{ a > b }">')],
  ['a link to a style sheet', `<link rel="stylesheet" href="/b.css" title="b">${page}`],
])('words are the same whatever %s is', (_, other) => {
  expect(hashWords(other)).toBe(hashWords(page));
});
