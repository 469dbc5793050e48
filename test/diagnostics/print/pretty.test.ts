import { expect, test } from 'vitest';
import { createDiagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { printDiagnostics } from '../../../cli/diagnostics/print.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { file, sample, spanOf } from '../sample.ts';

function pretty(...diagnostics: Parameters<typeof printDiagnostics>[0]): string {
  return printDiagnostics(diagnostics, 'pretty');
}

/** The line of the file, and the line with the mark below it. */
function frame(text: string, start: number, end: number): readonly string[] {
  const span = { file: createSourceFile('regions.yaml', text), start, end };
  return pretty({ ...sample(), span })
    .split('\n')
    .slice(2, 4);
}

test('a diagnostic shows its line, a mark, what to write, and related places', () => {
  const related = [{ message: 'the region begins here', span: spanOf('nevada') }];
  expect(pretty(sample({ suggestion: 'title', related }))).toMatchInlineSnapshot(`
    "regions.yaml:4:5: error: There is no field "titel". [unknown-field]
      |
    4 |     titel: Café 😀: a name
      |     ^~~~~ write: title
    regions.yaml:3:3: note: the region begins here

    1 error.
    "
  `);
});

test('the summary counts each kind', () => {
  const text = pretty(
    sample(),
    sample({ at: 'code' }),
    sample({ severity: 'warning', message: 'w' }),
    sample({ severity: 'notice', message: 'n' }),
  );
  expect(text.trimEnd().split('\n').at(-1)).toBe('2 errors, 1 warning, 1 notice.');
});

test('an empty report says so', () => {
  expect(pretty()).toBe('Nothing to report.\n');
});

test.each([
  ['', 'delete this'],
  ['  ', 'write 2 spaces'],
  [': ', 'write: ": "'],
  ['>-\n  x', 'write: ">-\\n  x"'],
])('the suggestion %j reads: %s', (suggestion, words) => {
  expect(pretty(sample({ suggestion }))).toContain(words);
});

test.each([
  ['', 'perhaps delete this'],
  ['  ', 'perhaps 2 spaces'],
  ['title', 'perhaps: title'],
])('the guess %j reads: %s', (suggestion, words) => {
  expect(pretty(sample({ suggestion, isGuess: true }))).toContain(words);
});

test('a suggestion for an empty place is to be written there', () => {
  const span = { file, start: 0, end: 0 };
  expect(pretty({ ...sample({ suggestion: 'x' }), span })).toContain('^ write here: x');
});

test('of a long line, the part around the mark is shown', () => {
  const text = `title: ${'a'.repeat(200)}WRONG${'b'.repeat(200)}`;
  const [line = '', mark = ''] = frame(text, 207, 212);
  expect(line.length).toBeLessThan(110);
  expect(line.slice(mark.indexOf('^'), mark.length)).toBe('WRONG');
});

test('the mark of several lines ends with the first', () => {
  const [, mark] = frame('a: |\n  b\n  c\n', 3, 12);
  expect(mark).toBe('  |    ^');
});

test('a tab takes one column, and is seen', () => {
  expect(frame('\t\tname: x', 0, 2)).toEqual(['1 | →→name: x', '  | ^~']);
});

test('control characters never reach the terminal', () => {
  expect(frame('a: \u001B[2Jb', 3, 4)).toEqual(['1 | a: ·[2Jb', '  |    ^']);
});

test.each(['pretty', 'markdown', 'github'] as const)(
  'of a name nothing begins a line of its own, and nothing is obeyed: %s',
  (format) => {
    const name = 'a\u001b[31m\nregions.yaml:1:1: error';
    const diagnostic = createDiagnostic(
      'unknown-field',
      { name, where: 'the region' },
      spanOf('nevada'),
      {
        related: [{ message: `beside ${name}`, span: spanOf('nevada') }],
        suggestion: '\u001b[2J',
      },
    );
    expect(printDiagnostics([diagnostic], format)).not.toMatch(/\u001b|^regions\.yaml:1:1/m);
  },
);

test('a file without text has no frame', () => {
  const span = { file: createSourceFile('library.yaml', ''), start: 0, end: 0 };
  expect(pretty({ ...sample({ message: 'None.' }), span })).toBe(
    'library.yaml:1:1: error: None. [unknown-field]\n\n1 error.\n',
  );
});

test('there is colour only if it is asked for', () => {
  expect(pretty(sample())).not.toContain('\u001B');
  expect(printDiagnostics([sample()], 'pretty', { colour: true })).toContain('\u001B[31m');
});

test('acknowledged notices are counted, and nothing else', () => {
  const notice = { ...sample({ severity: 'notice' }), acknowledgedAt: spanOf('NV') };
  expect(printDiagnostics([notice], 'pretty')).toBe('Nothing to report; 1 notice acknowledged.\n');
});
