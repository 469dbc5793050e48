import { expect, test } from 'vitest';
import { catalogue } from '../../cli/compile/manifest/catalogue.ts';
import { causes, withoutExplained } from '../../cli/diagnostics/causes.ts';
import type { Code } from '../../cli/diagnostics/codes.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';

const file = createSourceFile('regions.yaml', 'regions:\n');
const span = { file, start: 0, end: 7 };

function found(code: Code, path: string, others: Partial<Diagnostic> = {}): Diagnostic {
  const entry = catalogue[code];
  return {
    code,
    severity: entry.severity,
    explanation: entry,
    message: code,
    span,
    path,
    related: [],
    ...others,
  };
}

function codesLeft(...findings: readonly Diagnostic[]): readonly string[] {
  return withoutExplained(findings).map(({ code }) => code);
}

test('of a token in the path of a file, that no such file exists is not told', () => {
  const path = '/regions/ohio/logoImg';
  expect(codesLeft(found('unknown-token', path), found('asset-missing', path))).toEqual([
    'unknown-token',
  ]);
});

test('what is wrong elsewhere is told', () => {
  const [token, file] = ['/regions/ohio/logoImg', '/regions/utah/logoImg'];
  expect(codesLeft(found('unknown-token', token), found('asset-missing', file))).toEqual([
    'unknown-token',
    'asset-missing',
  ]);
});

test('the same place of another file is another place', () => {
  const library = { ...span, file: createSourceFile('library.yaml', '') };
  const missing = found('asset-missing', '/title', { span: library });
  expect(codesLeft(found('unknown-token', '/title'), missing)).toHaveLength(2);
});

test('what has its cause in one of the places that it names follows from it', () => {
  const owner = { message: 'here', span, path: '/regions/ohio/code' };
  const site = found('duplicate-site-id', '/regions/utah/code', { related: [owner] });
  expect(codesLeft(site, found('duplicate-code', '/regions/ohio/code'))).toEqual([
    'duplicate-code',
  ]);
});

test('what a cause names as wrong by it alone follows from it', () => {
  const brochure = '/regions/ohoi/brochureDownloadUrl';
  const key = found('misspelled-key', '/regions/ohoi', { affects: [brochure] });
  expect(codesLeft(key, found('asset-missing', brochure))).toEqual(['misspelled-key']);
});

test('what is left of a line that was copied with a sign follows from that sign', () => {
  const at = (start: number) => ({ span: { file, start, end: start + 1 } });
  expect(codesLeft(found('stray-sign', '', at(0)), found('duplicate-key', '', at(2)))).toEqual([
    'stray-sign',
  ]);
  expect(codesLeft(found('stray-sign', '', at(0)), found('duplicate-key', '', at(9)))).toHaveLength(
    2,
  );
});

test('a file that nothing uses is not told while a path may be misspelt', () => {
  const unused = found('asset-unused', '');
  expect(codesLeft(unused, found('asset-missing', '/regions/ohio/logoImg'))).toEqual([
    'asset-missing',
  ]);
  expect(codesLeft(unused)).toEqual(['asset-unused']);
});

test('a warning that explains an error is an error', () => {
  const path = '/site/privacy/effectiveDate';
  expect(withoutExplained([found('date-unreadable', path), found('no-such-date', path)])).toEqual([
    found('no-such-date', path, { severity: 'error' }),
  ]);
});

test('no code explains itself, by others or at once', () => {
  const explainedBy = (code: Code, seen: readonly Code[] = []): readonly Code[] =>
    causes
      .filter((row) => row.causes !== 'any error' && row.causes.includes(code))
      .flatMap(({ explains }) => explains)
      .flatMap((each) =>
        seen.includes(each) ? [each] : [each, ...explainedBy(each, [...seen, each])],
      );
  const codes = causes.flatMap((row) => (row.causes === 'any error' ? [] : row.causes));
  expect(codes.filter((code) => explainedBy(code).includes(code))).toEqual([]);
});
