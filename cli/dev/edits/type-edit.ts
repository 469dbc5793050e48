import type { FieldEdit, Scalar } from '../../../runtime/dev/inspector/messages.ts';
import { insertField } from '../../edit/insert.ts';
import { removeField } from '../../edit/remove.ts';
import { setScalar } from '../../edit/set-scalar.ts';
import type { YamlValue } from '../../edit/yaml-value.ts';
import { isFields, isItems } from '../../edit/yaml-value.ts';
import { valueAt } from '../../resolve/pointer.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { placeOf } from '../inspect/field-name.ts';
import { ownPlace } from './own-place.ts';

/** What an edit types into a file, or what the file says in the place of what the page saw. */
export type TypedEdit =
  { readonly edits: readonly TextEdit[] } | { readonly conflict: string; readonly now: unknown };

/** Types an edit into a document, which may be a later one than the page saw, as long as the value is still that one. */
export function typeEdit(document: YamlDocument, edit: FieldEdit): TypedEdit {
  const { seen } = edit;
  const now = valueAt(document.value, seen.pointer);
  if (now !== seen.typed) {
    const gone = now === undefined ? 'It is no longer there.' : 'It was changed meanwhile.';
    return { conflict: gone, now: now ?? null };
  }
  if (edit.action === 'write')
    return { edits: setScalar(document, seen.pointer, sameKind(edit.value, seen.typed)) };
  const own = ownPlace(placeOf(edit));
  const pointer = childPointer('/regions', edit.owner) + own.pointer;
  if (edit.action === 'hand back') return { edits: removeField(document, pointer) };
  const existing = valueAt(document.value, pointer);
  if (existing !== undefined)
    return { conflict: `${edit.owner} has its own by now.`, now: existing };
  const above = seen.pointer.slice(0, seen.pointer.length - pointerOf(own.below).length);
  const value = withValue(
    valueAt(document.value, above),
    own.below,
    sameKind(edit.value, seen.typed),
  );
  return { edits: insertField(document, 'regions', pointer, value) };
}

/** What is typed into a field of a page is a text; it stands for a figure where one stood. */
function sameKind(value: Scalar, before: Scalar): Scalar {
  const isFigure = typeof before === 'number' && /^-?\d+(\.\d+)?$/.test(String(value).trim());
  return isFigure ? Number(value) : value;
}

function pointerOf(segments: readonly string[]): string {
  return segments.reduce(childPointer, '');
}

/** A value with another one at a place below it. */
function withValue(
  value: unknown,
  [segment, ...below]: readonly string[],
  next: Scalar,
): YamlValue {
  const whole: YamlValue = JSON.parse(JSON.stringify(value ?? null));
  if (segment === undefined) return next;
  if (isItems(whole))
    return whole.with(Number(segment), withValue(whole[Number(segment)], below, next));
  return isFields(whole) ? { ...whole, [segment]: withValue(whole[segment], below, next) } : next;
}
