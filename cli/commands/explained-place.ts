import { positionAt } from '../diagnostics/span.ts';
import type { Span } from '../diagnostics/span.ts';
import type { FoundValue, Provenance } from '../resolve/resolved.ts';
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

/** Where a value is typed, and how it came to be shown, such as `(fallthrough indiana, default)`, on one line. */
export function shortProvenance({ span, via, derivedFrom }: Provenance): string {
  const made = derivedFrom === undefined ? [] : [`made from its ${derivedFrom}`];
  const hops = via.map(({ kind, to }) => (kind === 'default' ? kind : `${kind} ${to}`));
  const words = [...made, ...hops].join(', ');
  return words === '' ? formatLine(span) : `${formatLine(span)} (${words})`;
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
    via: via.map(({ span, ...hop }) => ({ ...hop, ...positionOf(span) })),
  };
}

/** A value as a person reads it. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return typeof value === 'string' ? value || '""' : JSON.stringify(value);
}
