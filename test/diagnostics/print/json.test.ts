import { expect, test } from 'vitest';
import { printDiagnostics } from '../../../cli/diagnostics/print.ts';
import { sample, spanOf } from '../sample.ts';

test('the report has the form that the architecture promises', () => {
  const related = [{ message: 'see', span: spanOf('nevada') }];
  const diagnostic = sample({ path: '/regions/nevada/titel', related, suggestion: 'title' });
  expect(JSON.parse(printDiagnostics([diagnostic], 'json'))).toEqual({
    version: 1,
    diagnostics: [
      {
        code: 'unknown-field',
        severity: 'error',
        message: 'There is no field "titel".',
        file: 'regions.yaml',
        range: { start: { line: 4, column: 5 }, end: { line: 4, column: 10 } },
        path: '/regions/nevada/titel',
        related: [
          {
            message: 'see',
            file: 'regions.yaml',
            range: { start: { line: 3, column: 3 }, end: { line: 3, column: 9 } },
          },
        ],
        suggestion: 'title',
      },
    ],
    summary: { errors: 1, warnings: 0, notices: 0 },
  });
});

test('what a diagnostic has not is left out', () => {
  const text = printDiagnostics([sample()], 'json');
  expect(text).not.toContain('path');
  expect(text).not.toContain('suggestion');
});

test('columns count UTF-16 units', () => {
  const { diagnostics } = JSON.parse(printDiagnostics([sample({ at: ': a name' })], 'json'));
  expect(diagnostics[0].range.start).toEqual({ line: 4, column: 19 });
});

test('acknowledged notices are left out', () => {
  const notice = { ...sample({ severity: 'notice' }), acknowledgedAt: spanOf('NV') };
  expect(JSON.parse(printDiagnostics([notice], 'json'))).toEqual({
    version: 1,
    diagnostics: [],
    summary: { errors: 0, warnings: 0, notices: 0 },
  });
});
