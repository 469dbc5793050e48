import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { base } from '../../base-project.ts';
import { projectAt } from '../../project-at.ts';

/** A page of which one block ends, and what Nevada changes of both. */
const page = `defaults:
  blockPages:
    summit:
      address: /summit/
      title: Come to the summit
      description: Two days of talks.
      linkedFrom: [footer]
      blocks:
        talks: { text: { paragraphs: [Two days of talks.] } }
        hours:
          until: 2027-05-01
          table: { caption: Talks and hours, columns: [Talk, Hour], rows: [[First, Nine]] }
`;

const changed = `    name: Nevada
    blockPages:
      summit:
        blocks:
          talks: { text: { paragraphs: [Two days in Reno.] } }
          hours: { table: { caption: Talks in Reno } }
`;

/** The blocks of the page in Nevada at an instant, or what is wrong. */
function blocksAt(at: string) {
  const text = readFileSync(join(base, 'regions.yaml'), 'utf8')
    .replace('defaults:\n', page)
    .replace('    name: Nevada\n', changed)
    .replace('  generic:\n', '  generic:\n    timeZone: America/New_York\n');
  const drafts = [createSourceFile('regions.yaml', text)];
  const [checked, found] = checkProject({ ...projectAt(base), at, drafts });
  const nevada = checked?.resolved.regions.find(({ key }) => key === 'nevada');
  const blocks = nevada?.config.blockPages?.['summit']?.blocks;
  return blocks ?? found.map(({ message }) => message);
}

test('what a region changes of a block that has ended is left out with it', () => {
  expect(blocksAt('2027-05-01T04:00:00Z')).toEqual({
    talks: { text: { paragraphs: ['Two days in Reno.'] } },
  });
});

test('what a region changes of a block is there while the block is', () => {
  const blocks = blocksAt('2027-05-01T03:59:59Z');
  expect(Object.keys(blocks)).toEqual(['talks', 'hours']);
  expect(blocks).toMatchObject({ hours: { table: { caption: 'Talks in Reno' } } });
});
