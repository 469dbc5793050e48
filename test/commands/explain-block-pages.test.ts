import { expect, test } from 'vitest';
import { explainTarget, isOneValue } from '../../cli/commands/explain-target.ts';
import type { WrittenSources } from '../../cli/commands/explain-written.ts';
import { explainWritten } from '../../cli/commands/explain-written.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';
import { reach, readTarget, sourcesOf } from './explained-lines.ts';

const blocks = resolvedSite({
  regions: `
  arizona:
    code: AZ
    name: Arizona
    blockPages:
      visit:
        address: /visit/
        title: Where we are
        description: Where we are, and when a class can come.
        blocks:
          asked:
            text:
              title: Is it far?
              paragraphs: [It is near.]
  south_dakota:
    code: SD
    name: South Dakota
    reuse: arizona
`.slice(1),
});

/** What is said of the line that holds these words. */
function explainLine(site: WrittenSources['site'], words: string, format: 'pretty' | 'json') {
  const { lineStarts, text } = site.written.regions.document.file;
  const line = lineStarts.findIndex((start) => start > text.indexOf(words));
  return explainWritten(sourcesOf(site), readTarget(`regions.yaml:${line}`), { format });
}

const asked = 'blockPages.visit.blocks.asked.text.title';

test.each([
  ['Is it far?', `arizona.${asked}`, ['/arizona/plan/', '/south_dakota/plan/']],
  ['Is it far?', `south_dakota.${asked}`, ['/south_dakota/plan/', '/arizona/plan/']],
  ['Where we are', 'az.blockPages.visit.title', ['/arizona/plan/', '/south_dakota/plan/']],
])('the line of “%s” and %s name the same pages, its own first', (text, name, pages) => {
  const byLine: unknown = JSON.parse(explainLine(blocks, `title: ${text}`, 'json'));
  expect(byLine).toMatchObject({ values: [{ pages: [...pages].sort() }] });
  expect(JSON.parse(explainTarget(blocks, name, { format: 'json', reach }))).toMatchObject({
    pages,
  });
});

test('a field says where it is shown below the line that it is typed in', () => {
  const [, told] = explainTarget(blocks, `sd.${asked}`, { format: 'pretty', reach }).split('\n\n');
  expect(told?.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ {2}reuse: south_dakota -> arizona, regions\.yaml:\d+:\d+$/),
    '  on 2 pages: /south_dakota/plan/, /arizona/plan/',
    '',
  ]);
});

test.each([
  ['onlyIn: [arizona]', '', 'reaches 1 of 2 regions: arizona'],
  ['onlyIn: [arizona]', ', blockPages: { visit: { shown: false } }', 'no edition has its page'],
])('a text of a page with %s, while Arizona says “%s”, %s', (where, ownWords, expected) => {
  const site = resolvedSite({
    regions: `
  arizona: { code: AZ, name: Arizona${ownWords} }
  south_dakota: { code: SD, name: South Dakota }
`.slice(1),
    changes: [
      [
        '  quotePreset: {}\n',
        `  quotePreset: {}
  blockPages:
    visit:
      address: /visit/
      title: Where we are
      description: When a class can come.
      ${where}
      blocks: { asked: { text: { paragraphs: [It is near.] } } }
`,
      ],
    ],
  });
  expect(explainLine(site, 'title: Where we are', 'pretty')).toContain(`  ${expected}\n`);
});

test('of a group, or of what nobody states, no pages are named', () => {
  const options = { format: 'pretty', reach } as const;
  for (const name of ['blockPages.visit', 'webinar.upcoming'])
    expect(explainTarget(blocks, `sd.${name}`, options)).not.toContain(' page');
  expect(['blockPages.visit', asked].map((name) => isOneValue(blocks, `sd.${name}`))).toEqual([
    false,
    true,
  ]);
});
