import { expect, test } from 'vitest';
import { printDiagnostics } from '../../../cli/diagnostics/print.ts';
import { sample, spanOf, times } from '../sample.ts';

function lines(diagnostics: Parameters<typeof printDiagnostics>[0]): readonly string[] {
  return printDiagnostics(diagnostics, 'github').trimEnd().split('\n');
}

test('a diagnostic is a command of the runner', () => {
  expect(lines([sample()])).toEqual([
    '::error file=regions.yaml,line=4,endLine=4,col=5,endColumn=10,title=unknown-field::There is no field "titel".',
  ]);
});

test('advice and related places follow the message in lines of their own', () => {
  const related = [{ message: 'see', span: spanOf('nevada') }];
  const [line] = lines([sample({ suggestion: 'title', related })]);
  expect(line).toMatch(/"titel"\.%0Awrite: title%0Aregions\.yaml:3:3: note: see$/);
});

test('what the runner would take for its own signs is escaped', () => {
  const [line] = lines([sample({ message: '100% of\r\n::error::', at: 'code' })]);
  expect(line).toMatch(/::100%25 of%0D%0A::error::$/);
});

test('a comma or colon in a file name is escaped', () => {
  const span = { ...spanOf('code'), file: { ...spanOf('code').file, path: 'a,b:c.yaml' } };
  expect(lines([{ ...sample(), span }])[0]).toContain('file=a%2Cb%3Ac.yaml,');
});

test('a range over several lines has no columns', () => {
  expect(lines([sample({ at: 'nevada:\n    titel' })])[0]).toContain(
    'line=3,endLine=4,title=unknown-field',
  );
});

test('errors come first, then warnings', () => {
  const given = [...times(1, 'notice'), ...times(1, 'warning'), ...times(1, 'error')];
  expect(lines(given).map((line) => line.split(' ')[0])).toEqual([
    '::error',
    '::warning',
    '::notice',
  ]);
});

test('no more commands of a kind are printed than GitHub keeps, and one says how many are left out', () => {
  const all = lines([...times(12, 'error'), ...times(3, 'notice')]);
  expect(all.filter((line) => line.startsWith('::error'))).toHaveLength(10);
  expect(all.find((line) => line.includes('Showing'))).toContain('Showing 13 of 15');
});

test('the line about those left out counts as a notice', () => {
  const all = lines(times(30, 'notice'));
  expect(all.filter((line) => line.startsWith('::notice'))).toHaveLength(10);
});

test('those left out are printed as plain lines', () => {
  const all = lines(times(11, 'error'));
  const group = all.slice(all.indexOf('::group::1 more') + 1, all.indexOf('::endgroup::'));
  expect(group).toEqual(['regions.yaml:4:5: error: error 10 [unknown-field]']);
});

test('an empty report prints nothing', () => {
  expect(printDiagnostics([], 'github')).toBe('');
});
