import { expect, test } from 'vitest';
import { printDiagnostics } from '../../cli/diagnostics/print.ts';
import { neutralise } from '../../tools/neutralise.js';
import { listFixtures, validateFixture } from '../diagnostics/fixtures.ts';

const blank = '\u200b';

test('a report of this program stays as it is', () => {
  const report = [
    '### 52 regions: the headline',
    '',
    '| Before | After |',
    '| --- | --- |',
    '| <del>Start</del> `here` | <ins>Begin</ins> <code>here</code><br>now |',
    '',
    '<details><summary>Pages</summary>',
    '',
    '- /nv/',
    '',
    '</details>',
  ].join('\n');
  expect(neutralise(report)).toBe(report);
});

test.each(listFixtures())('the table of what is reported of $name reads as before', (fixture) => {
  const table = printDiagnostics(validateFixture(fixture), 'markdown');
  expect(neutralise(table).replaceAll(blank, '')).toBe(table);
});

test.each([
  ['a mention', 'ask @octocat', `ask @${blank}octocat`],
  ['a reference to an issue', 'closes #12 and GH-12', `closes #${blank}12 and GH${blank}-12`],
  ['a mention in entities', '&#64;octocat', `&#64;${blank}octocat`],
  ['a link', '[Sign in](https://evil.example/x "now")', '[Sign in]'],
  ['a link by reference', '[a][b]\n\n[b]: https://evil.example', '[a][b]\n\n'],
  ['a bare address', 'https://evil.example', `https${blank}://evil.example`],
  ['an address without a scheme', 'www.evil.example', `www${blank}.evil.example`],
  ['an address in brackets', '<https://evil.example>', `&lt;https${blank}://evil.example>`],
  ['a picture', '![](https://evil.example/p.png)', '[]'],
  ['an element', '<img src=x>', '&lt;img src=x>'],
  ['an element with attributes', '<del onclick="x">', '&lt;del onclick="x">'],
  ['a comment', '<!-- career-site -->', '&lt;!-- career-site -->'],
  ['signs that turn the direction', 'a\u202eb\u2066c', 'abc'],
  ['a fold that stays open', '<details>', '<details>\n</details>\n'],
  ['code that stays open', '```\ncode', '```\ncode\n```\n'],
])('%s does nothing', (_, markdown, harmless) => {
  expect(neutralise(markdown)).toBe(harmless);
});

test('what is in code stays as it is', () => {
  expect(neutralise('`@nobody` and\n```\n#1 <b class>\n```\n')).toBe(
    '`@nobody` and\n```\n#1 <b class>\n```\n',
  );
});
