import type { Span } from '../diagnostics/span.ts';
import { positionAt } from '../diagnostics/span.ts';
import type { MountedRegion } from './mount.ts';
import type { Place, Reason, RowSource } from './table.ts';

/** What made a row, and where the YAML asks for it. */
export function sourceOf(reason: Reason, span: Span | undefined): RowSource {
  return span === undefined ? { reason } : { reason, place: placeOf(span) };
}

/** Where a region is said to exist: its code, which none inherits. */
export function regionSpan(region: MountedRegion): Span | undefined {
  return region.originOf('/code')?.span;
}

function placeOf(span: Span): Place {
  const { line, column } = positionAt(span.file, span.start);
  return { file: span.file.path, line, column };
}
