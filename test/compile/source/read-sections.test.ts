import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRoot } from '../../../cli/compile/program-folder.ts';
import { readNodes } from '../../../cli/compile/source/read-nodes.ts';
import { readSections } from '../../../cli/compile/source/read-sections.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { caseCount } from '../../cases.ts';
import { applySlip } from './apply-slip.ts';
import { generateTexts } from './generated-texts.ts';
import { readSample } from './sample-files.ts';
import { slips } from './slips.ts';

/** What the yaml package makes of a whole text in which nothing is wrong. */
function readWhole(text: string) {
  const { root, error, refused } = readNodes(createSourceFile('regions.yaml', text));
  return !error && refused.length === 0 ? root : undefined;
}

/** Texts that are read otherwise by sections, and how many were read so at all. */
function compare(texts: Iterable<string>, most = Infinity) {
  const wrong: string[] = [];
  let taken = 0;
  let count = 0;
  for (const text of texts) {
    if (count++ === most) break;
    const root = readSections(createSourceFile('regions.yaml', text));
    if (root === undefined) continue;
    taken += 1;
    if (JSON.stringify(listed(root)) !== JSON.stringify(listed(readWhole(text)))) wrong.push(text);
  }
  return { taken, wrong };
}

/** With the entries of maps as lists, in their order. */
function listed(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(([name, entry]) => [name, listed(entry)]);
  if (Array.isArray(value)) return value.map(listed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, each]) => [name, listed(each)]),
  );
}

test('the files of the project are read so', () => {
  for (const path of ['regions.yaml', 'library.yaml']) {
    const text = readFileSync(join(programRoot, path), 'utf8');
    const edited = text.replace(/^version: 1$/m, '# One line more.\nversion: 1');
    expect(compare([text, edited, text])).toEqual({ taken: 3, wrong: [] });
  }
});

test('generated texts are read by sections as the yaml package reads them whole', () => {
  const most = caseCount(3_000);
  const { taken, wrong } = compare(generateTexts(1), most);
  expect(taken).toBeGreaterThan(most / 20);
  expect(wrong).toEqual([]);
});

test('a file with any of the known slips is read so too, one after the other', () => {
  const texts = slips.map((slip) => applySlip(readSample(slip.file), slip).text);
  const { taken, wrong } = compare(texts);
  expect(taken).toBeGreaterThan(slips.length / 10);
  expect(wrong).toEqual([]);
});

test('lines that are moved, deepened or lost are read so too', () => {
  const lines = readSample('regions.yaml').split('\n');
  const most = caseCount(100);
  const texts = Array.from({ length: most }, (_, index) => {
    const at = (index * 7919) % lines.length;
    const line = lines[at] ?? '';
    const others = ['', `  ${line}`, line.trimStart(), line.slice(2), `${line}\n${line}`, ...odd];
    return lines.with(at, others[index % others.length] ?? '').join('\n');
  });
  const { taken, wrong } = compare(texts);
  expect(taken).toBeGreaterThan(most / 15);
  expect(wrong).toEqual([]);
});

const odd = [
  'odd: |',
  '  odd: >-',
  '  odd: "',
  "odd: '",
  '  odd: [',
  'odd: {',
  '---',
  '...',
  '%YAML 1.2',
  '? odd',
  '  ? odd',
  '- odd',
  '  - odd',
  '\todd: 1',
  '  odd: &a 1',
  'odd: *a',
  'odd:',
  '  odd:',
  'odd: # a comment',
  '# odd:',
  '  odd: 1\r',
];
