import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../diagnostics/span.ts';
import type { Written } from '../resolve/written.ts';

/** What was reported of a sound project, as text that can be kept. */
export function writeNotices(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(diagnostics, (name, value: unknown) =>
    name === 'file' && isFile(value) ? value.path : value,
  );
}

/** The same again, for the same files. */
export function readNotices(text: string, { regions, library }: Written): readonly Diagnostic[] {
  const files = new Map([regions, library].map(({ document: { file } }) => [file.path, file]));
  const notices: readonly Diagnostic[] = JSON.parse(text, (_, value: unknown) =>
    isKeptSpan(value) ? { ...value, file: files.get(value.file) } : value,
  );
  return notices;
}

function isFile(value: unknown): value is SourceFile {
  return typeof value === 'object' && value !== null && 'lineStarts' in value;
}

function isKeptSpan(value: unknown): value is Omit<Span, 'file'> & { readonly file: string } {
  return (
    typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string'
  );
}
