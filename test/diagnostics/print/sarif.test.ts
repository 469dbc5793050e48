import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { printDiagnostics } from '../../../cli/diagnostics/print.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { file, sample, spanOf } from '../sample.ts';

function run(...diagnostics: readonly Diagnostic[]) {
  const report = JSON.parse(printDiagnostics(diagnostics, 'sarif'));
  expect(report.version).toBe('2.1.0');
  return report.runs[0];
}

test('a result names its rule, level and place', () => {
  const [result] = run(sample()).results;
  expect(result).toMatchObject({
    ruleId: 'unknown-field',
    level: 'error',
    message: { text: 'There is no field "titel".' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'regions.yaml', uriBaseId: '%SRCROOT%' },
          region: { startLine: 4, startColumn: 5, endLine: 4, endColumn: 10 },
        },
      },
    ],
  });
});

test('columns are said to count UTF-16 units', () => {
  expect(run(sample()).columnKind).toBe('utf16CodeUnits');
});

test('every rule that is used is described once, with what its code means', () => {
  const { rules } = run(sample(), sample({ at: 'code' }), sample({ code: 'wrong-type' })).tool
    .driver;
  expect(rules.map(({ id }: { id: string }) => id)).toEqual(['unknown-field', 'wrong-type']);
  expect(rules[0]).toMatchObject({
    shortDescription: { text: 'Unknown field' },
    fullDescription: { text: 'There is no field of this name in this place.' },
    defaultConfiguration: { level: 'error' },
    help: {
      text: expect.stringContaining('Correct the spelling'),
      markdown: expect.stringContaining('**What to do:** Correct the spelling'),
    },
  });
});

test('a suggestion is a fix, and related places are locations', () => {
  const related = [{ message: 'see', span: spanOf('nevada') }];
  const [result] = run(sample({ suggestion: 'title', related })).results;
  expect(result.fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe('title');
  expect(result.relatedLocations[0].physicalLocation.region.startLine).toBe(3);
});

test('a path is written as a URL', () => {
  const span = { ...spanOf('code'), file: { ...file, path: 'my site/regions#1.yaml' } };
  const [result] = run({ ...sample(), span }).results;
  expect(result.locations[0].physicalLocation.artifactLocation.uri).toBe(
    'my%20site/regions%231.yaml',
  );
});

function fingerprints(...diagnostics: readonly Diagnostic[]): readonly string[] {
  return run(...diagnostics).results.map((result: { partialFingerprints: object }) =>
    JSON.stringify(result.partialFingerprints),
  );
}

test('a fingerprint stays when lines are added above', () => {
  const moved = createSourceFile(file.path, `# a comment\n${file.text}`);
  const { start, end } = spanOf('titel');
  const span = { file: moved, start: start + 12, end: end + 12 };
  expect(fingerprints({ ...sample(), span })).toEqual(fingerprints(sample()));
});

test('the same thing in two places has two fingerprints', () => {
  const [first, second] = fingerprints(sample({ at: 'a' }), sample({ at: 'a name' }));
  expect(first).not.toBe(second);
});
