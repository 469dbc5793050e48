import { isDeepStrictEqual } from 'node:util';
import type { FieldEditing, Scalar, SeenValue } from '../../page/inspector/edit-messages.ts';
import type { FieldPlace, FoundValue, ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { takeMarks } from '../../../compile/resolve/samples/take-marks.ts';
import { typedPointer } from '../../../compile/resolve/timed/period.ts';
import type { FileKind } from '../../../compile/schema/schema-node.ts';
import { isOneValue, nodeAt } from '../../../compile/schema/schema-node.ts';
import {
  lastSegment,
  parentPointer,
  segmentsOf,
  valueAt,
} from '../../../compile/schema/pointer.ts';
import { describeChain } from '../inspect/describe-place.ts';
import { fileKindOf } from '../../find/field-name.ts';
import { hashText } from '../../../compile/values/hash.ts';
import { describeOwn, ownPlace } from './own-place.ts';

/** Undefined for what is no single value, or the end of a range, which another follows. */
export function describeEditing(
  resolved: ResolvedSite,
  place: FieldPlace,
  found: FoundValue,
): FieldEditing | undefined {
  const { provenance, typed } = found;
  const kind = fileKindOf(place.owner);
  if (!isScalar(typed) || isRangeEnd(kind, provenance.pointer)) return undefined;
  const value = describeTyped(resolved, place, found, typed);
  if (value === undefined) return undefined;
  const node = nodeAt(kind, provenance.pointer);
  const { format = '', enum: names, maxLength, bestLength } = node ?? {};
  const choices = typeof typed === 'boolean' ? ['true', 'false'] : names;
  return {
    ...value,
    format,
    ...(choices !== undefined && { choices }),
    ...(maxLength !== undefined && { maxLength }),
    ...(bestLength !== undefined && { bestLength }),
    ...(isOneValue(node) && { takesWords: true }),
  };
}

function isRangeEnd(kind: FileKind, pointer: string): boolean {
  const { from, to } = nodeAt(kind, parentPointer(parentPointer(pointer)))?.ranges ?? {};
  return [from, to].includes(lastSegment(pointer));
}

/** Undefined where nobody types it, or parts of it hold at other times, and would be lost. */
export function describeTyped<Value>(
  resolved: ResolvedSite,
  place: FieldPlace,
  found: FoundValue,
  typed: Value,
) {
  const { provenance } = found;
  const kind = fileKindOf(place.owner);
  const file = resolved.written[kind];
  if (file === undefined || provenance.derivedFrom !== undefined) return undefined;
  const { timing, document } = file;
  const pointer = typedPointer(timing, provenance);
  // A single value holds no marks of sample content.
  const whole = isScalar(typed) ? timing?.whole : timing && takeMarks(timing.whole, kind).document;
  if (whole !== undefined && !isDeepStrictEqual(valueAt(whole.value, pointer), typed))
    return undefined;
  const seen: SeenValue<Value> = { pointer, typed, version: hashText(document.file.text) };
  // What is copied whole has to be typed as it is shown.
  const canOwn = pointer === provenance.pointer || ownPlace(place).below.length === 0;
  const inherits = inheritedBy(place, resolved.findValue);
  return {
    seen,
    ...(canOwn && describeOwn(place, found, resolved)),
    ...(inherits !== undefined && { inherits }),
  };
}

export function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** What a region would inherit instead; undefined for words of a picture, which go with it. */
function inheritedBy(
  place: FieldPlace,
  findValue: ResolvedSite['findValue'],
): FieldEditing['inherits'] {
  const { owner } = place;
  const whole = ownPlace(place);
  if (isOneValue(nodeAt('regions', `/defaults${whole.pointer}`)) && whole.below[0] === 'alt')
    return undefined;
  const found = findValue({ owner, pointer: whole.pointer });
  const [next] = found?.lost ?? [];
  const [section] = segmentsOf(found?.provenance.pointer ?? '');
  const isOwn = section === 'regions' && found?.provenance.via.length === 0;
  if (!isOwn || next === undefined) return undefined;
  const text = isScalar(next.value) ? String(next.value) : '';
  return { chain: describeChain(owner, next.provenance), text };
}
