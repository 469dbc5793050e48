import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { createSourceFile, rangeOf } from '../../../cli/diagnostics/span.ts';
import { validateFile } from '../../../cli/compile/schema/validate.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import { casesOf } from '../../cases.ts';
import { readSample } from '../source/sample-files.ts';
import { messagesOfRegions, reportedInRegions } from './written-file.ts';

const files = ['regions.yaml', 'library.yaml'];

function problemsOf(path: string, lines: readonly string[]): readonly Diagnostic[] {
  const [document, syntax] = parseYaml(createSourceFile(path, lines.join('\n')));
  const file = path === 'library.yaml' ? 'library' : 'regions';
  return [...syntax, ...(document ? validateFile(document, file)[1] : [])];
}

/** The lines of a file, and which of them hold a name alone, whose text stands below. */
function textLines(path: string): { lines: readonly string[]; names: readonly number[] } {
  const lines = readSample(path).split('\n');
  const names = [...lines.keys()].filter((at) => /^ *(?:- )?\w+: >-$/.test(lines[at] ?? ''));
  return { lines, names };
}

test.each(files)('a line of %s that begins a text is missed wherever it is deleted', (path) => {
  const { lines, names } = textLines(path);
  const unnoticed = casesOf(names).filter((at) => {
    const places = problemsOf(path, lines.toSpliced(at, 1)).map(({ span }) => rangeOf(span).start);
    return !places.some(({ line }) => Math.abs(line - (at + 1)) <= 1);
  });
  expect(names.length).toBeGreaterThan(8);
  expect(unnoticed.map((at) => `${String(at + 1)}: ${lines[at] ?? ''}`)).toEqual([]);
});

test.each(files)(
  'a sentence that is added to a text of %s in a line of its own is no loss',
  (path) => {
    const { lines, names } = textLines(path);
    const reported = casesOf(names).filter((at) => {
      const indent = /^ */.exec(lines[at + 1] ?? '')?.[0] ?? '';
      const end = lines.findIndex((line, index) => index > at && !line.startsWith(indent));
      const longer = lines.toSpliced(end, 0, `${indent}All of it is free.`);
      return problemsOf(path, longer).some(({ code }) => code === 'lost-field-name');
    });
    expect(reported).toEqual([]);
  },
);

/** What is reported of texts of the defaults, without the fields that are missing. */
function reportedOf(from: string, to: string) {
  return reportedInRegions([from, to]).filter(({ code }) => code !== 'missing-field');
}

const title = 'upgradeTitle: More for your classroom';

test('a path that goes on in a line of words is reported at that line', () => {
  expect(
    reportedOf('logoImg: assets/picture.svg', 'logoImg: assets/picture.svg\n    Ask us anything.'),
  ).toEqual([{ code: 'lost-field-name', marked: '«Ask us anything.»' }]);
});

test('lines that are left below a new text are told to be deleted', () => {
  const name = 'headerTitleDescription:';
  const [message] = messagesOfRegions([name, `${name} Careers to look at.\n    `]);
  expect(message).toContain('delete what is left of the old one here');
});

test('an item that goes on in a new sentence may have lost a dash', () => {
  expect(
    reportedOf('- delete it.', '- delete it.\n            Correct what is wrong about you.'),
  ).toEqual([{ code: 'lost-field-name', marked: '«Correct what is wrong about you.»' }]);
});

test('values between brackets that have joined a text are told the line that they lost', () => {
  const typed = [
    'description: Put students into groups.',
    'availability:',
    '  freeEducator: false',
    '  premiumEducator: Coming soon',
    '  basicUpgrade: true',
    '  enhancedUpgrade: true',
  ];
  const plans = '{ freeEducator: true, premiumEducator: true, basicUpgrade: true }';
  const lost = ['description: >-', '  Put students into groups.', `  ${plans}`];
  const [found, ...others] = reportedInRegions([typed.join('\n      '), lost.join('\n      ')]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'lost-field-name', marked: `«${plans}»` });
});

test.each([
  ['a line that goes on with a sentence', 'More for your\n    classroom'],
  ['a text all below its name', '\n    More for your classroom.\n    And for those of others.'],
  ['lines in quotes', '"More for your classroom.\n    And for all."'],
  ['a sentence in a line of its own', '>-\n    More.\n    And for all.'],
])('%s is not reported', (_, text) => {
  expect(reportedOf(title, `upgradeTitle: ${text}`)).toEqual([]);
});
