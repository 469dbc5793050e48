import type { Diagnostic } from './diagnostic.ts';

/** Diagnostics by file, position and code, each once. Nothing else orders them. */
export function orderDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = [...diagnostics].sort(compare);
  return sorted.filter((diagnostic, index) => {
    const before = sorted[index - 1];
    return before === undefined || compare(before, diagnostic) !== 0;
  });
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.span.file.path, b.span.file.path) ||
    a.span.start - b.span.start ||
    a.span.end - b.span.end ||
    compareText(a.code, b.code) ||
    compareText(a.path ?? '', b.path ?? '') ||
    compareText(a.message, b.message)
  );
}

// By code unit, so that the order is the same in every language setting.
function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
