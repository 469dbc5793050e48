import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { catalogue, isCode } from '../../cli/compile/manifest/catalogue.ts';
import { createSourceFile } from '../../cli/diagnostics/span.ts';
import type { Fixture } from './fixtures.ts';

/**
 * What `expected.txt` says is reported of a fixture, each at a line of its own: for tests that ask
 * how reports are printed, since a fixture takes 60 ms to validate.
 */
export function expectedReports({ expected }: Fixture): readonly Diagnostic[] {
  return readFileSync(expected, 'utf8')
    .split('\n\n')
    .filter((report) => !report.startsWith('⋮'))
    .map(toDiagnostic);
}

function toDiagnostic(report: string, index: number): Diagnostic {
  const [head = '', place = '', message = '', next = ''] = report.trimEnd().split('\n  ');
  const [, code = ''] = head.split(' ');
  if (!isCode(code)) throw new Error(`There is no code ${code}.`);
  const explanation = catalogue[code];
  const [, path = '', marked = ''] = /^(\S+): (.*)$/su.exec(place) ?? [];
  const [before = '', inside = '', after = ''] = marked.split(/[«»]/u);
  const lines = '\n'.repeat(index) + before;
  const file = createSourceFile(path, lines + inside + after);
  const span = { file, start: lines.length, end: lines.length + inside.length };
  const [, suggestion] = /^(?:write|perhaps): (.*)$/su.exec(next) ?? [];
  const { severity } = explanation;
  return { code, severity, explanation, message, span, related: [], suggestion };
}
