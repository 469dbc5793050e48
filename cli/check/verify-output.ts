import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../diagnostics/diagnostic.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import { hashContent } from '../site/content-hash.ts';
import type { BuiltOutput } from './built-output.ts';

/**
 * Compares a folder with the manifest in it: every file that is missing, has another content, or is none of the
 * build's. Assets that are kept of earlier builds may be there.
 */
export function verifyOutput({
  manifest,
  paths,
  retained,
  readBytes,
}: BuiltOutput): readonly Diagnostic[] {
  const listed = new Set(['manifest.json', ...retained, ...manifest.files.map(({ path }) => path)]);
  const wrong = manifest.files.flatMap(({ path, hash }) => {
    if (!paths.has(path)) return createDiagnostic('output-missing', { path }, wholeFile(path));
    if (hashContent(readBytes(path)) === hash) return [];
    return createDiagnostic('output-changed', { path }, wholeFile(path));
  });
  const unlisted = [...paths].filter((path) => !listed.has(path));
  return [
    ...wrong,
    ...unlisted.map((path) => createDiagnostic('output-unlisted', { path }, wholeFile(path))),
  ];
}

/** The start of a file whose text does not matter. */
function wholeFile(path: string) {
  return { file: createSourceFile(path, ''), start: 0, end: 0 };
}
