import { expect, test } from 'vitest';
import { diffSides } from '../../../cli/author/diff/diff.ts';
import { printPretty } from '../../../cli/author/diff/print/pretty.ts';
import type { Version } from './sample.ts';
import { lineOf, sampleSide, sampleProgram } from './sample.ts';

const program = sampleProgram();

test('each thing that was done stands above what visitors get of it', () => {
  const all = sampleSide({}).manifest.routes.pages.length;
  expect(pretty({ changes: [['price: 89', 'price: 95']] })).toBe(`11 of ${all} pages change.
from main to the working tree

regions.yaml:62 site.plans.1.price changed
  [-$89-]{+$95+}
    price on 11 pages: 2 regions, /pricing/, /pricing/individual/,
    /pricing/group/, the landing page; the generic edition, /pricing/,
    /pricing/individual/, /pricing/group/
`);
});

test('where nothing differs, that is said', () => {
  expect(pretty({})).toBe('Nothing changes for visitors.\nfrom main to the working tree\n');
});

test('what no visitor sees is listed by itself', () => {
  const next = {
    changes: [['  search:\n', '  acknowledge: [same-as-default]\n  search:\n']],
  } as const;
  expect(pretty(next)).toContain('No visitor sees:\n  regions.yaml:37 site.acknowledge added\n');
});

test('of an edit that a fallthrough overwrites it is said whose value is shown', () => {
  const illinois = (title: string): Version => ({
    regions: `
  illinois: { code: IL, name: Illinois, fallthrough: indiana, headerTitle: ${title} }
  indiana: { code: IN, name: Indiana, headerTitle: Crossroads }
`.slice(1),
  });
  const lake = illinois('Lake');
  expect(pretty(lake, illinois('Prairie'))).toContain(
    `No visitor sees:\n  regions.yaml:${lineOf(lake, 'illinois:')} illinois.headerTitle changed, overwritten by indiana, line ${lineOf(lake, 'indiana: {')}\n`,
  );
});

test('no line is longer than a terminal is wide', () => {
  const next = { changes: [['name: CareerExplorer', 'name: Explorer of Careers']] } as const;
  const lines = pretty(next).split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

function pretty(next: Version, old: Version = {}): string {
  const report = diffSides(sampleSide(old, program), sampleSide(next, program));
  const names = { old: 'main', new: 'the working tree', changedProgram: [] };
  return printPretty({ ...report, ...names }, false);
}
