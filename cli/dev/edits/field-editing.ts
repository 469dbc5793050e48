import { isDeepStrictEqual } from 'node:util';
import type {
  FieldEditing,
  Scalar,
  SeenValue,
} from '../../../runtime/dev/inspector/edit-messages.ts';
import type { FieldPlace, FoundValue, Provenance, ResolvedSite } from '../../resolve/resolved.ts';
import type { WrittenFile } from '../../resolve/written.ts';
import { typedPointer } from '../../resolve/timed/find.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import { isOneValue, nodeAt } from '../../schema/schema-node.ts';
import { lastSegment, parentPointer, segmentsOf, valueAt } from '../../schema/pointer.ts';
import { describeChain } from '../inspect/describe-place.ts';
import { fileKindOf } from '../inspect/field-name.ts';
import { hashText } from '../../emit/module.ts';
import { describeOwn, ownPlace } from './own-place.ts';

/** How a field can be changed from a page; undefined where it cannot: nobody types it, or it is no single value, or the end of a range, which another one follows. */
export function describeEditing(
  resolved: ResolvedSite,
  place: FieldPlace,
  found: FoundValue,
): FieldEditing | undefined {
  const { provenance, typed } = found;
  if (!isScalar(typed) || provenance.derivedFrom !== undefined) return undefined;
  const kind = fileKindOf(place.owner);
  const node = nodeAt(kind, provenance.pointer);
  if (isRangeEnd(kind, provenance.pointer)) return undefined;
  const { format = '', enum: names, maxLength } = node ?? {};
  const choices = typeof typed === 'boolean' ? ['true', 'false'] : names;
  const inherits = inheritedBy(place, resolved.findValue);
  const seen = seenValue(resolved.written[kind], provenance, typed);
  if (seen === undefined) return undefined;
  // What is copied whole has to be typed as it is shown.
  const canOwn = seen.pointer === provenance.pointer || ownPlace(place).below.length === 0;
  return {
    seen,
    format,
    ...(choices !== undefined && { choices }),
    ...(maxLength !== undefined && { maxLength }),
    ...(isOneValue(node) && { takesWords: true }),
    ...(canOwn && describeOwn(place, found, resolved)),
    ...(inherits !== undefined && { inherits }),
  };
}

function isRangeEnd(kind: FileKind, pointer: string): boolean {
  const { from, to } = nodeAt(kind, parentPointer(parentPointer(pointer)))?.ranges ?? {};
  return [from, to].includes(lastSegment(pointer));
}

/** A value of a file as edits of it name it; undefined where parts of it hold at other times, which an edit would lose. */
export function seenValue<Value>(
  file: WrittenFile<unknown>,
  provenance: Provenance,
  typed: Value,
): SeenValue<Value> | undefined {
  const pointer = typedPointer(file, provenance);
  const { timing, document } = file;
  const isWhole =
    timing === undefined || isDeepStrictEqual(valueAt(timing.whole.value, pointer), typed);
  return isWhole ? { pointer, typed, version: hashText(document.file.text) } : undefined;
}

export function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** What would be shown without what the region states itself. */
export function inheritedBy(
  place: FieldPlace,
  findValue: ResolvedSite['findValue'],
): FieldEditing['inherits'] {
  const { owner } = place;
  const whole = ownPlace(place);
  const found = findValue({ owner, pointer: whole.pointer });
  const [next] = found?.lost ?? [];
  const [section] = segmentsOf(found?.provenance.pointer ?? '');
  const isOwn = section === 'regions' && found?.provenance.via.length === 0;
  if (!isOwn || next === undefined) return undefined;
  const text = isScalar(next.value) ? String(next.value) : '';
  return { chain: describeChain(owner, next.provenance), text };
}
