import type { SourceFile } from '../../diagnostics/span.ts';
import type { TextEdit } from '../../compile/source/text-edit.ts';
import { applyEdits } from '../../compile/source/text-edit.ts';
import type { PlacedNode, YamlDocument } from '../../compile/source/yaml-document.ts';
import { childrenOf, outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { editPlace, removeFromFlow } from './flow.ts';
import { Lines } from './lines.ts';

/**
 * Removes a field, and each parent that would be left empty. A comment right above goes too, unless
 * it is also about the next field, or is a field put out of use. So do deeper comments below.
 */
export function removeField(document: YamlDocument, pointer: string): SourceFile {
  return removeMember(emptied(placeAt(document, pointer)));
}

/** Removes several fields of one block in one go, each as `removeField` would; others are left. */
export function removeFields(document: YamlDocument, pointers: readonly string[]): SourceFile {
  const edits = pointers
    .map((pointer) => removeFromBlock(placeAt(document, pointer)))
    .toSorted((a, b) => a.start - b.start);
  // The last field of a file takes the line break before it along, which the one above takes too.
  const apart = edits.map((edit, index) => {
    return { ...edit, start: Math.max(edit.start, edits[index - 1]?.end ?? 0) };
  });
  return applyEdits(document.file, apart);
}

/** Removes an item with the comments that `removeField` would; the last leaves `[]`. */
export function removeItem(document: YamlDocument, pointer: string): SourceFile {
  const place = placeAt(document, pointer);
  const { parent } = place;
  if (parent?.node.kind !== 'list') throw new Error(`The value at ${pointer} is not an item.`);
  const isOnly = childrenOf(parent).length === 1;
  return isOnly && parent.node.block ? emptyList(parent) : removeMember(place);
}

/** The outermost of the parents that hold nothing else, or the field itself. */
function emptied(place: PlacedNode): PlacedNode {
  const { parent } = place;
  const isOnly = parent?.parent !== undefined && childrenOf(parent).length === 1;
  return isOnly ? emptied(parent) : place;
}

function removeMember(place: PlacedNode): SourceFile {
  const { document, parent } = place;
  return parent && outermostFlow(parent)
    ? editPlace(parent, removeFromFlow(place))
    : applyEdits(document.file, [removeFromBlock(place)]);
}

/** A field that is put out of use, such as `# apiOrigin: https://…`. */
const FIELD_IN_COMMENT = /^\s*#\s*[\w-]+:(?:\s|$)/;

function removeFromBlock(place: PlacedNode): TextEdit {
  const lines = new Lines(place.document.file);
  const start = lines.startOf(place);
  const last = lines.lastOf(place);
  if (!lines.beginsLine(start)) return { start, end: nextContent(lines, last), replacement: '' };
  const column = lines.columnAt(start);
  const first = firstOwnLine(lines, lines.indexAt(start), last, column);
  return removeLines(lines, first, lastBlankLine(lines, first, last, column));
}

function emptyList(list: PlacedNode): SourceFile {
  const { file } = list.document;
  const lines = new Lines(file);
  const slot = lines.slotOf(list);
  const line = lines.indexAt(slot);
  const { start, end } = list.node;
  if (lines.indexAt(start) === line) return applyEdits(file, [{ start, end, replacement: '[]' }]);
  return applyEdits(file, [
    { start: slot, end: slot, replacement: ' []' },
    { start: lines.end(line), end: lines.end(lines.lastOf(list)), replacement: '' },
  ]);
}

/** Where the next line that is not blank begins, after its indentation. */
function nextContent(lines: Lines, last: number): number {
  let index = last + 1;
  while (index < lines.count - 1 && lines.isBlank(index)) index++;
  return lines.start(index) + lines.indent(index);
}

/** The first line that goes with a field: its own, or that of its own comment. */
function firstOwnLine(lines: Lines, line: number, last: number, column: number): number {
  const first = lines.firstCommentAbove(line, column);
  const next = last + 1;
  const isLast = next >= lines.count || lines.isBlank(next) || lines.indent(next) < column;
  if (!isLast && !lines.isComment(next)) return line;
  for (let index = first; index < line; index++) {
    if (FIELD_IN_COMMENT.test(lines.text(index))) return line;
  }
  return first;
}

/** The last of blank lines that would follow others or begin a block; else the last line. */
function lastBlankLine(lines: Lines, first: number, last: number, column: number): number {
  const before = first - 1;
  const opens = before < 0 || lines.isBlank(before) || lines.indent(before) < column;
  let to = last;
  while (opens && to + 1 < lines.count - 1 && lines.isBlank(to + 1)) to++;
  return to;
}

/** At the end of a file blank lines before go too, and no line end is left that was not. */
function removeLines(lines: Lines, first: number, last: number): TextEdit {
  const end = lines.end(last);
  const next = lines.start(last + 1);
  const endsFile = last >= lines.count - 1 || (last === lines.count - 2 && lines.isBlank(last + 1));
  let from = first;
  while (endsFile && from > 0 && lines.isBlank(from - 1)) from--;
  if (from > 0 && next === end) return { start: lines.end(from - 1), end, replacement: '' };
  return { start: lines.start(from), end: next, replacement: '' };
}
