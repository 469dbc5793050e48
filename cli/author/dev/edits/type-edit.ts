import { isDeepStrictEqual } from 'node:util';
import type { ListChange, Scalar, ValueEdit } from '../../page/inspector/edit-messages.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { insertField, insertItem } from '../../edit/insert.ts';
import { removeField, removeItem } from '../../edit/remove.ts';
import { linesOf } from '../../edit/copy-field.ts';
import { edited, setFields } from '../../edit/edit-in-steps.ts';
import { numberAsTyped } from '../../edit/number-as-typed.ts';
import { setScalar } from '../../edit/set-scalar.ts';
import type { YamlFields } from '../../edit/yaml-value.ts';
import { toYaml } from '../../edit/yaml-value.ts';
import { takeMarks } from '../../../compile/resolve/samples/take-marks.ts';
import { childPointer, valueAt } from '../../../compile/schema/pointer.ts';
import type { FileKind } from '../../../compile/schema/schema-node.ts';
import { isOneValue, nodeAt } from '../../../compile/schema/schema-node.ts';
import type { YamlDocument } from '../../../compile/source/yaml-document.ts';
import { placeAt } from '../../../compile/source/yaml-document.ts';
import { fileKindOf, fieldPlaceOf } from '../../find/field-name.ts';
import { isScalar } from './field-editing.ts';
import { ownPlace } from './own-place.ts';
import { swapItems } from '../../edit/swap.ts';
import { newItem, readTyped } from './new-item.ts';

/** The file after a change, or a conflict: its value is not what the page showed. */
export type TypedEdit =
  { readonly after: SourceFile } | { readonly conflict: string; readonly now: unknown };

/** Applies an edit. The file may be newer than the page, where the value is unchanged. */
export function typeEdit(document: YamlDocument, edit: ValueEdit): TypedEdit {
  const typed = applyEdit(document, edit);
  if ('conflict' in typed) return typed;
  const after = typedTexts(edit).reduce(
    (file, [pointer, text]) => numberAsTyped(file, pointer, text),
    typed.after,
  );
  return { after };
}

/** What somebody typed in the page, and where it stands in the file after the edit. */
function typedTexts(edit: ValueEdit): readonly (readonly [pointer: string, text: string])[] {
  const place = childPointer('/regions', edit.owner) + fieldPlaceOf(edit).pointer;
  const pointer = edit.action === 'own' ? place : edit.seen.pointer;
  if ('value' in edit) return [[pointer, String(edit.value)]];
  if (!('change' in edit) || edit.change.kind !== 'add') return [];
  const item = childPointer(pointer, edit.change.index);
  return edit.change.given.map(({ path, value }) => [item + pointerOf(path.split('.')), value]);
}

function applyEdit(document: YamlDocument, edit: ValueEdit): TypedEdit {
  const { seen } = edit;
  const { value: shown } = takeMarks(document, fileKindOf(edit.owner)).document;
  const now = valueAt(shown, seen.pointer);
  if (!isDeepStrictEqual(now, seen.typed)) return conflictWith(now);
  if (edit.action === 'write') return { after: write(document, seen.pointer, edit) };
  const own = ownPlace(fieldPlaceOf(edit));
  const pointer = childPointer('/regions', edit.owner) + own.pointer;
  if (edit.action === 'hand back') return { after: removeField(document, pointer) };
  const existing = valueAt(document.value, pointer);
  if (existing !== undefined)
    return { conflict: `${edit.owner} has its own by now.`, now: showable(existing) };
  const above = seen.pointer.slice(0, seen.pointer.length - pointerOf(own.below).length);
  if (!('change' in edit) && own.below.length === 0)
    return { after: insertField(document, 'regions', pointer, typedValue('regions', edit)) };
  const inherited = toYaml(valueAt(document.value, above));
  const typed = linesOf(placeAt(document, above));
  const stated = insertField(document, 'regions', pointer, inherited, typed);
  const place = pointer + pointerOf(own.below);
  return { after: edited(stated, (current) => write(current, place, edit)) };
}

export function conflictWith(now: unknown): TypedEdit {
  const conflict = now === undefined ? 'It is no longer there.' : 'It was changed meanwhile.';
  return { conflict, now: showable(now) };
}

/** A list is seen on the page. */
function showable(value: unknown): unknown {
  return isScalar(value) ? value : null;
}

function write(
  document: YamlDocument,
  pointer: string,
  edit: Extract<ValueEdit, { readonly action: 'write' | 'own' }>,
): SourceFile {
  const kind = fileKindOf(edit.owner);
  if ('change' in edit) return changeList(document, kind, pointer, edit.change);
  const value = typedValue(kind, edit);
  return isScalar(value)
    ? setScalar(document, pointer, value)
    : setFields(document, kind, pointer, value);
}

type ScalarEdit = Extract<ValueEdit, { readonly value: Scalar }>;

export function typedValue(
  kind: FileKind,
  { seen: { pointer, typed }, value, alt }: Pick<ScalarEdit, 'seen' | 'value' | 'alt'>,
): Scalar | YamlFields {
  const takesWords = alt !== undefined && isOneValue(nodeAt(kind, pointer));
  return takesWords ? { file: value, alt } : readTyped(value, typeof typed);
}

export function pointerOf(segments: readonly string[]): string {
  return segments.reduce(childPointer, '');
}

function changeList(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  change: ListChange,
): SourceFile {
  const { index } = change;
  if (change.kind === 'add') {
    const item = newItem(nodeAt(kind, pointer) ?? {}, change.given);
    return insertItem(document, kind, pointer, index, item);
  }
  return change.kind === 'swap'
    ? swapItems(document, pointer, index)
    : removeItem(document, childPointer(pointer, String(index)));
}
