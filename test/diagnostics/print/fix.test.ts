import { expect, test } from 'vitest';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { describeFix } from '../../../cli/diagnostics/print/fix.ts';

function describeReplacement(typed: string, suggestion: string): string {
  const file = createSourceFile('regions.yaml', typed);
  const diagnostic: Diagnostic = {
    code: 'unknown-field',
    severity: 'error',
    message: '',
    related: [],
    suggestion,
    explanation: { meaning: '', reason: '', fix: '' },
    span: { file, start: 0, end: typed.length },
  };
  return describeFix(diagnostic);
}

test('a fix is reported at its place, with its code', () => {
  expect(describeReplacement('harbour', 'harbor')).toBe(
    'regions.yaml:1:1: fixed: changed harbour to harbor [unknown-field]',
  );
});

test.each([
  ['no', 'false', 'changed no to false'],
  ['02108', '"02108"', 'put 02108 in quotes'],
  ['Plans: what they cost', "'Plans: what they cost'", 'put Plans: what they cost in quotes'],
  ["It's “here”", '"It\'s “here”"', "put It's “here” in quotes"],
  ['"It never ends', '"It never ends"', 'changed "It never ends to "It never ends"'],
  ['\t\t', '    ', 'changed 2 tabs to 4 spaces'],
  ['  \t', '    ', 'changed 2 spaces and 1 tab to 4 spaces'],
  ['   ', '    ', 'changed 3 spaces to 4 spaces'],
  ['\u00A0', ' ', 'changed 1 character U+00A0 to 1 space'],
  ['\u200B', '', 'deleted 1 character U+200B'],
  [',', '', 'deleted ,'],
  ['', '"', 'added "'],
  ['-', '- ', 'added 1 space after -'],
  ['a: 1\nb: 2', 'a: 1', 'changed "a: 1\\nb: 2" to a: 1'],
])('the replacement of %j by %j is described in words', (typed, suggestion, words) => {
  expect(describeReplacement(typed, suggestion)).toContain(`: fixed: ${words} [`);
});
