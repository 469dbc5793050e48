import type { Diagnostic } from '../diagnostic.ts';
import type { SourceFile, Span } from '../span.ts';

/**
 * The same diagnostics with their files named from further up.
 *
 * @param folder What stands before their paths then, such as `web/site/`.
 */
export function belowFolder(
  diagnostics: readonly Diagnostic[],
  folder: string,
): readonly Diagnostic[] {
  if (folder === '') return diagnostics;
  const moved = new Map<SourceFile, SourceFile>();
  const move = (span: Span): Span => {
    const file = moved.get(span.file) ?? { ...span.file, path: folder + span.file.path };
    moved.set(span.file, file);
    return { ...span, file };
  };
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    span: move(diagnostic.span),
    related: diagnostic.related.map((place) => ({ ...place, span: move(place.span) })),
  }));
}
