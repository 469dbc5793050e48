import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../cli/compile/check-project.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import { base } from '../base-project.ts';
import { projectAt } from '../project-at.ts';

/** A page of March 2027, which Nevada leaves out and Oklahoma calls otherwise. */
const edits = [
  [
    '  quotePreset: {}\n',
    `  quotePreset: {}
  blockPages:
    fair:
      from: 2027-03-01
      until: 2027-04-01
      address: /fair/
      title: Meet us
      description: Two days.
      linkedFrom: [footer]
      blocks: { days: { text: { paragraphs: [Come by.] } } }
`,
  ],
  ['    name: Nevada\n', '    name: Nevada\n    blockPages: { fair: { shown: false } }\n'],
  ['    name: Oklahoma\n', '    name: Oklahoma\n    blockPages: { fair: { title: Find us } }\n'],
] as const;

function check(at: string) {
  const text = edits.reduce(
    (last, [from, to]) => last.replace(from, to),
    readFileSync(join(base, 'regions.yaml'), 'utf8').replace(
      /^( {2}generic:\n)/m,
      '$1    timeZone: America/New_York\n',
    ),
  );
  const [checked, found] = checkProject({
    ...projectAt(base),
    at,
    drafts: [createSourceFile('regions.yaml', text)],
  });
  const pages = checked?.manifest.routes.pages.filter(({ kind }) => kind === 'block-page');
  return { urls: pages?.map(({ url }) => url), codes: found.map(({ code }) => code) };
}

test('a page that holds for a time is in no edition before, also where regions differ (R19)', () => {
  expect(check('2026-12-01T00:00:00Z')).toEqual({ urls: [], codes: [] });
});

test('while it holds, it is in those that do not leave it out (S23)', () => {
  const { urls, codes } = check('2027-03-10T00:00:00Z');
  expect(urls).toEqual(['/fair/', '/ok/fair/']);
  expect(codes).toEqual([]);
});
