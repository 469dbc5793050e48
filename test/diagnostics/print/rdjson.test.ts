import { expect, test } from 'vitest';
import { printDiagnostics } from '../../../cli/diagnostics/print.ts';
import { sample, spanOf } from '../sample.ts';

function report(...diagnostics: Parameters<typeof printDiagnostics>[0]) {
  return JSON.parse(printDiagnostics(diagnostics, 'rdjson'));
}

test('a suggestion is a fix for the same range', () => {
  const range = { start: { line: 4, column: 5 }, end: { line: 4, column: 10 } };
  expect(report(sample({ suggestion: 'title' }))).toEqual({
    source: { name: 'career-site' },
    diagnostics: [
      {
        message: 'There is no field "titel".',
        location: { path: 'regions.yaml', range },
        severity: 'ERROR',
        code: { value: 'unknown-field' },
        suggestions: [{ range, text: 'title' }],
      },
    ],
  });
});

test('columns count bytes of UTF-8, as the format asks', () => {
  const { diagnostics } = report(sample({ at: ': a name' }));
  expect(diagnostics[0].location.range.start).toEqual({ line: 4, column: 22 });
});

test('a notice is information', () => {
  expect(report(sample({ severity: 'notice' })).diagnostics[0].severity).toBe('INFO');
});

test('related locations are part of the message', () => {
  const related = [{ message: 'see', span: spanOf('nevada') }];
  expect(report(sample({ related })).diagnostics[0].message).toContain(
    '\nregions.yaml:3:3: note: see',
  );
});
