import { expect, test } from 'vitest';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import type { PlacedFindings } from '../../../cli/deliver/check/finding.ts';
import { find, reportOnce } from '../../../cli/deliver/check/finding.ts';

/** What is reported about broken links, each on the page of a path below a prefix. */
function reported(...links: readonly (readonly [prefix: string, ...urls: string[]])[]) {
  const placed = links.map(([prefix, ...urls]): PlacedFindings => {
    const file = createSourceFile(`main${prefix}/index.html`, '');
    const span = { file, start: 0, end: 0 };
    const findings = urls.map((url) => find('broken-link', { url }, span));
    return [findings, { prefix, related: () => [] }];
  });
  return reportOnce(placed, 'pages').map(({ span, message }) => ({
    place: span.file.path,
    pages: /of ([\d,]+) pages/.exec(message)?.[1] ?? '1',
  }));
}

test('the same on many pages is reported once, at the first, with their number', () => {
  const pages = Array.from({ length: 1000 }, (): [string, string] => ['', '/old/']);
  expect(reported(...pages)).toEqual([{ place: 'main/index.html', pages: '1,000' }]);
});

test('an address below the prefix of its region is the same in every region', () => {
  expect(reported(['/ca', '/ca/old/'], ['/nv', '/nv/old/'])).toEqual([
    { place: 'main/ca/index.html', pages: '2' },
  ]);
});

test('the same address on pages of two regions is one, and another address is another', () => {
  expect(reported(['/ca', '/old/'], ['/nv', '/old/'], ['/nv', '/older/'])).toEqual([
    { place: 'main/ca/index.html', pages: '2' },
    { place: 'main/nv/index.html', pages: '1' },
  ]);
});

test('the same twice on each page is reported twice', () => {
  expect(reported(['/ca', '/old/', '/old/'], ['/nv', '/old/', '/old/'])).toEqual([
    { place: 'main/ca/index.html', pages: '2' },
    { place: 'main/ca/index.html', pages: '2' },
  ]);
});
