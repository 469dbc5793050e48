import type { Diagnostic } from '../diagnostic.ts';
import { rangeOf } from '../span.ts';
import { summarise } from '../summary.ts';
import { toJson } from './lines.ts';

export interface JsonOptions {
  /** What `validate --fix` mended. */
  readonly fixed?: readonly Diagnostic[];
}

/** docs/architecture.md 'Diagnostics, as JSON'. */
export function printJson(diagnostics: readonly Diagnostic[], { fixed }: JsonOptions = {}): string {
  const report = {
    version: 1,
    ...(fixed && { fixed: fixed.map(describe) }),
    diagnostics: diagnostics.map(describe),
    summary: summarise(diagnostics),
  };
  return toJson(report);
}

// A field that is undefined, as `path` can be, is left out by JSON.stringify.
function describe({ code, severity, message, span, path, related, suggestion }: Diagnostic) {
  return {
    code,
    severity,
    message,
    file: span.file.path,
    range: rangeOf(span),
    path,
    related: related.map((place) => ({
      message: place.message,
      file: place.span.file.path,
      range: rangeOf(place.span),
    })),
    suggestion,
  };
}
