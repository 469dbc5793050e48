import type { Span } from '../../../diagnostics/span.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { YamlList, YamlNode } from '../../source/yaml-node.ts';

/** When a value begins or ends to hold. */
export interface Bound {
  /** As `2027-01-21 15:30`, in the time zone of its place. */
  readonly typed: string;
  /** In UTC, such as `2027-01-21T23:30:00Z`. */
  readonly at: string;
  readonly span: Span;
}

/** Since when and until when a value holds; always, where nothing says otherwise. */
export interface Period {
  readonly from?: Bound | undefined;
  /** At this instant it no longer holds. */
  readonly until?: Bound | undefined;
}

/** Instants, which sort as texts; the end is exclusive. */
export interface Interval {
  readonly start: string;
  readonly end: string;
}

/** Before every instant, and after. */
export const always: Interval = { start: '', end: '~' };

/** What is left of an interval for a value in it. */
export function within({ start, end }: Interval, { from, until }: Period): Interval {
  return {
    start: from !== undefined && from.at > start ? from.at : start,
    end: until !== undefined && until.at < end ? until.at : end,
  };
}

/** A period as a person reads it: `from 2027-01-21 15:30 until 2027-02-01`. */
export function printPeriod({ from, until }: Period): string {
  const parts = [from && `from ${from.typed}`, until && `until ${until.typed}`];
  return parts.filter((part) => part !== undefined).join(' ') || 'always';
}

/** A value that is typed with its time, or beside others that are. */
export interface TimedValue extends Period {
  /** JSON Pointer of the field or the item among what holds. */
  readonly pointer: string;
  /** The list of its field's values, where it is one of several; at most one of them holds. */
  readonly oneOf: YamlList | undefined;
  readonly node: YamlNode;
  /** Where it is typed, to its first line. */
  readonly span: Span;
  /** Whether the times that are typed for it could be read. */
  readonly isRead: boolean;
  /** When it is shown, which is within the time of what it is part of. */
  readonly shown: Interval;
  /** Whether it is shown at the instant that is asked about. */
  readonly holds: boolean;
}

/** What is timed in a file. */
export interface Timing {
  /** The file as it is typed, with all values. */
  readonly whole: YamlDocument;
  readonly values: readonly TimedValue[];
}

/** The times of a value, of all that it is in, and of its field's other values. */
export function timesOf(timing: Timing | undefined, pointer: string): readonly TimedValue[] {
  return (timing?.values ?? []).filter((value) =>
    value.holds
      ? `${pointer}/`.startsWith(`${value.pointer}/`)
      : value.oneOf !== undefined && value.pointer === pointer,
  );
}

/** JSON Pointer of a value in its file as it is typed, with all values that hold at other times. */
export function typedPointer(
  timing: Timing | undefined,
  { pointer, span }: Pick<TimedValue, 'pointer' | 'span'>,
): string {
  return timing === undefined ? pointer : pointerAt(timing.whole.root, span.start);
}

function pointerAt(node: YamlNode, offset: number, pointer = ''): string {
  if (node.kind === 'scalar') return pointer;
  // Each with its name, if it has one.
  const parts =
    node.kind === 'list'
      ? node.items.map((value, name) => ({ name, start: value.start, end: value.start, value }))
      : [...node.entries].map(([name, entry]) => ({ name, ...entry }));
  const found = parts.find(
    ({ start, end, value }) => start <= offset && offset < Math.max(value.end, end),
  );
  if (found === undefined) return pointer;
  const part = childPointer(pointer, found.name);
  return offset < found.end ? part : pointerAt(found.value, offset, part);
}
