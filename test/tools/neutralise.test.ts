import { expect, test } from 'vitest';
import { printDiagnostics } from '../../cli/diagnostics/print.ts';
import { neutralise } from '../../tools/neutralise.js';
import { expectedReports } from '../diagnostics/expected-reports.ts';
import { listFixtures } from '../diagnostics/fixtures.ts';

const blank = '\u200b';

test('a report of this program stays as it is', () => {
  const report = [
    '### 52 regions: the headline',
    '',
    '| Before | After |',
    '| --- | --- |',
    '| <del>Start</del> \\` here | <ins>Begin</ins> <code>here</code><br>now |',
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
  const table = printDiagnostics(expectedReports(fixture), 'markdown');
  expect(neutralise(table).replaceAll(blank, '')).toBe(table);
});

test.each([
  ['a mention', 'ask @octocat', `ask @${blank}octocat`],
  ['a reference to an issue', 'closes #12 and GH-12', `closes #${blank}12 and GH${blank}-12`],
  ['a mention in entities', '&#64;octocat', `&#64;${blank}octocat`],
  ['a mention in other entities', '&#064;octocat', `&amp;#${blank}064;octocat`],
  ['a mention whose name is in entities', '@&#111;ctocat', `@&amp;#${blank}111;ctocat`],
  ['a link', '[Sign in](//evil.example "now")', `[Sign in]${blank}(//evil.example "now")`],
  ['a link behind another', '[a](b)(//evil.example)', `[a]${blank}(b)(//evil.example)`],
  ['a link by reference', '> [b]: //evil.example', `> [b]${blank}: //evil.example`],
  ['a bare address', 'https://evil.example', `https${blank}://evil.example`],
  ['an address without a scheme', 'www.evil.example', `www${blank}.evil.example`],
  ['an address in brackets', '<https://evil.example>', `&lt;https${blank}://evil.example>`],
  ['a picture', '![](//evil.example/p.png)', `![]${blank}(//evil.example/p.png)`],
  ['an element', '<img src=x>', '&lt;img src=x>'],
  ['an element with attributes', '<del onclick="x">', '&lt;del onclick="x">'],
  ['an element in what looks like code', '<sub>`<img src=x>`', '<sub>\\`&lt;img src=x>\\`'],
  ['a mention in what looks like code', '`` @octocat `', `\\\`\\\` @${blank}octocat \\\``],
  ['code behind an escaped sign', '\\` and \\\\`', '\\` and \\\\\\`'],
  ['code that stays open', '```\n~~~\ncode', '\\`\\`\\`\n\\~\\~\\~\ncode'],
  ['a comment', '<!-- career-site -->', '&lt;!-- career-site -->'],
  ['signs that turn the direction', 'a\u202eb\u2066c', 'abc'],
  ['a fold that stays open', '<details>', '<details>\n</details>\n'],
])('%s does nothing', (_, markdown, harmless) => {
  expect(neutralise(markdown)).toBe(harmless);
});
