import { expect, test } from 'vitest';
import { printDiagnostics } from '../../../cli/diagnostics/print.ts';
import { sample, spanOf } from '../sample.ts';

function report(...diagnostics: Parameters<typeof printDiagnostics>[0]) {
  return JSON.parse(printDiagnostics(diagnostics, 'codeclimate'));
}

test('a diagnostic is an issue with its lines, and what to write', () => {
  expect(report(sample({ suggestion: 'title' }))).toEqual([
    {
      description: 'There is no field "titel".\nwrite: title',
      check_name: 'unknown-field',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}:1$/),
      severity: 'major',
      location: { path: 'regions.yaml', lines: { begin: 4, end: 4 } },
    },
  ]);
});

test('the same thing at two places has two fingerprints', () => {
  const [first, second] = report(sample({ at: 'version' }), sample({ at: 'regions' }));
  expect(first.fingerprint).not.toBe(second.fingerprint);
});

test('nothing to report is an empty list', () => {
  expect(report()).toEqual([]);
});

test.each(['github', 'sarif', 'rdjson', 'codeclimate'] as const)(
  'below a folder of the repository, %s names files from its top',
  (format) => {
    const related = [{ message: 'It is named here.', span: spanOf('nevada') }];
    const text = printDiagnostics([sample({ related })], format, { folder: 'web/site/' });
    expect(text).toContain('web/site/regions.yaml');
    expect(text.replaceAll('web/site/regions.yaml', '')).not.toContain('regions.yaml');
  },
);
