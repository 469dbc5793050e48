import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { base } from '../../base-project.ts';
import { projectAt } from '../../project-at.ts';

const written = readFileSync(join(base, 'regions.yaml'), 'utf8');

/** What is reported of times without a value, where Nevada has these lines. */
function reported(lines: string, [from, to]: readonly [string, string] = ['', '']) {
  const project = projectAt(base);
  const text = written
    .replace(from, to)
    .replace('    name: Nevada\n', `    name: Nevada\n    ${lines}\n`);
  const drafts = [createSourceFile(project.regionsFile, text)];
  const [checked, diagnostics] = checkProject({ ...project, drafts });
  if (checked === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return diagnostics.flatMap(({ code, message }) => (code === 'timed-fallback' ? [message] : []));
}

const gap = 'until: 2030-03-01 }, { value: Two, from: 2030-06-01 }]';
const defaults = expect.stringMatching(
  /^From 2030-03-01 until 2030-06-01 no .* what "defaults" states\./,
) as string;

test.each([
  ['a text', `headerTitle: [{ value: One, ${gap}`],
  ['a value that is to come', `headerTitle: [{ value: One, from: 2030-01-01, ${gap}`],
  [
    'values that are written in another order',
    'headerTitle: [{ value: Two, from: 2030-06-01 }, { value: One, until: 2030-03-01 }]',
  ],
  [
    'a value beside one that is over',
    `headerTitle: [{ value: Zero, until: 2020-01-01 }, { value: One, from: 2020-01-01, ${gap}`,
  ],
  [
    'a picture with its words',
    'logoImg: [{ value: { file: assets/picture.svg, alt: One }, until: 2030-03-01 }, { value: assets/picture.svg, from: 2030-06-01 }]',
  ],
])('a time to come in which no value holds is reported of %s', (_, lines) => {
  expect(reported(lines)).toEqual([defaults]);
});

test('where nothing is inherited, the field is as if it was not written', () => {
  const lines = `quotePreset: { company: [{ value: One, ${gap} }`;
  expect(reported(lines)).toEqual([expect.stringContaining('as if the field were not written')]);
});

test('what the region falls through to is named', () => {
  const oklahoma = ['    name: Oklahoma\n', '    name: Oklahoma\n    headerTitle: Ours\n'] as const;
  const lines = `fallthrough: oklahoma\n    headerTitle: [{ value: One, ${gap}`;
  expect(reported(lines, oklahoma)).toEqual([expect.stringContaining('what "oklahoma" states')]);
});

test.each([
  ['a value that ends', 'headerTitle: [{ value: One, until: 2030-03-01 }]'],
  ['a value that begins', 'headerTitle: [{ value: One, from: 2030-03-01 }]'],
  [
    'values one after the other',
    'headerTitle: [{ value: One, until: 2030-03-01 }, { value: Two, from: 2030-03-01 }]',
  ],
  [
    'a time that is over',
    'headerTitle: [{ value: One, until: 2020-03-01 }, { value: Two, from: 2021-03-01 }]',
  ],
  [
    'items of a list',
    'otherSites: [{ name: A, url: https://a.example, logoSrc: assets/picture.svg, until: 2030-03-01 }, { name: B, url: https://b.example, logoSrc: assets/picture.svg, from: 2030-06-01 }]',
  ],
  [
    'a field that is needed, whose missing is an error then',
    `otherSites: [{ name: [{ value: One, ${gap}, url: https://a.example, logoSrc: assets/picture.svg }]`,
  ],
])('%s is not reported', (_, lines) => {
  expect(reported(lines)).toEqual([]);
});
