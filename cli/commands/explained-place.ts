import { positionAt } from '../diagnostics/span.ts';
import type { Span } from '../diagnostics/span.ts';
import type { FoundValue, Hop, Provenance } from '../resolve/resolved.ts';
import { segmentsOf } from '../schema/pointer.ts';

/** Where something is typed, as `regions.yaml:412`. */
export function formatLine(span: Span): string {
  const { file, line } = positionOf(span);
  return `${file}:${line}`;
}

/** The same for programs. */
export function positionOf({ file, start }: Span) {
  return { file: file.path, ...positionAt(file, start) };
}

/** The path of a field as it is asked for: `features.0.title`. */
export function fieldPath(pointer: string): string {
  return segmentsOf(pointer).join('.');
}

/** How a value came to be shown, such as `fallthrough indiana, default`; empty for a value of its own. */
function hopWords({ via, derivedFrom }: Provenance): string {
  const hops = via.map(({ kind, to }) => (kind === 'default' ? kind : `${kind} ${to}`));
  return [...(derivedFrom === undefined ? [] : [`made from its ${derivedFrom}`]), ...hops].join(
    ', ',
  );
}

/** Where a value is typed and by which hops, on one line. */
export function shortProvenance(provenance: Provenance): string {
  const hops = hopWords(provenance);
  return hops === '' ? formatLine(provenance.span) : `${formatLine(provenance.span)} (${hops})`;
}

/** The same for programs of what may be stated nowhere. */
export function describeFound(found: FoundValue | undefined) {
  return found === undefined ? { origin: null, via: [] } : describeProvenance(found.provenance);
}

/** The same for programs, with the line of each hop. */
export function describeProvenance({ span, derivedFrom, via }: Provenance) {
  return {
    origin: positionOf(span),
    ...(derivedFrom !== undefined && { derivedFrom }),
    via: via.map(describeHop),
  };
}

function describeHop({ kind, from, to, span }: Hop) {
  return { kind, from, to, ...positionOf(span) };
}

/** A value as a person reads it. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}
