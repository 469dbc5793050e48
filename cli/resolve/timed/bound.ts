import type { Diagnostic, Extras } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { asMoment, isMoment } from '../../schema/formats/date.ts';
import { isTimeZone } from '../../schema/formats/time-zone.ts';
import { zonePlaceOf, zonesAt } from '../identity.ts';
import { instantOf, printInstant } from '../moment.ts';
import type { Bound } from './period.ts';

/** What is typed as the start or the end of a period. */
export interface TypedBound {
  readonly value: unknown;
  readonly span: Span;
  /** JSON Pointer of the value that it is about. */
  readonly pointer: string;
}

/**
 * Reads a day, which begins at 00:00, or a day and an hour, in the time zone of the region that the value is typed in, and of
 * the generic edition for all else.
 *
 * @param regions What regions.yaml holds, whether it is sound or not.
 */
export function readBound(
  { value, span, pointer }: TypedBound,
  regions: unknown,
): Bound | Diagnostic | undefined {
  const wrong = (instead: string | undefined): Diagnostic => {
    const typed = span.file.text.slice(span.start, span.end);
    const extras: Extras = { path: pointer, ...(instead !== undefined && { suggestion: instead }) };
    return createDiagnostic('bad-moment', { value: typed, instead }, span, extras);
  };
  if (typeof value !== 'string') return wrong(undefined);
  if (!isMoment(value)) return wrong(asMoment(value));
  const zones = zonesAt(regions, pointer);
  const [zone = '', other] = zones;
  if (zone === '' || other !== undefined)
    return createDiagnostic('time-zone-unsaid', { zones }, span, { path: pointer });
  // One that does not exist is reported where it is stated.
  if (!isTimeZone(zone)) return undefined;
  return { typed: value, at: printInstant(Date.parse(instantOf(value, zone))), span };
}

/** Whether both say that the time zone of the same place is unsaid. */
export function isSameLack(one: Diagnostic, other: Diagnostic): boolean {
  const isLack = one.code === 'time-zone-unsaid' && other.code === one.code;
  return isLack && zonePlaceOf(one.path) === zonePlaceOf(other.path);
}
