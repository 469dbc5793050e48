import type { Span } from '../diagnostics/span.ts';
import { positionAt } from '../diagnostics/span.ts';
import type { MountedRegion } from './mount.ts';
import type { Reason, RowSource, YamlLocation } from './table.ts';

/** What made a row, and the line of the YAML that it comes from. */
export function sourceOf(reason: Reason, span: Span | undefined): RowSource {
  return span === undefined ? { reason } : { reason, place: locationOf(span) };
}

/** Where a region is said to exist: its code, which no region inherits. */
export function regionSpan(region: MountedRegion): Span | undefined {
  return region.provenanceOf('/code')?.span;
}

/** The same as line and column. */
export function regionPlace(region: MountedRegion): YamlLocation | undefined {
  const span = regionSpan(region);
  return span && locationOf(span);
}

/** The start of a span as line and column. */
export function locationOf(span: Span): YamlLocation {
  const { line, column } = positionAt(span.file, span.start);
  return { file: span.file.path, line, column };
}
