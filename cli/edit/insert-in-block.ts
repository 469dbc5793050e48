import type { TextEdit } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { firstCommentAbove, startOfMember, lastLineOf, slotOf } from './extent.ts';
import { Lines } from './lines.ts';
import type { NewMember } from './new-member.ts';
import type { PlacedNode } from './place.ts';
import { childrenOf } from './place.ts';
import { printField, printFlowItem, printItem } from './print-value.ts';
import { textWidth } from './wrap.ts';
import { isFields, isItems } from './yaml-value.ts';

/** Writes a field or an item into a block that has others. */
export function insertInBlock(
  document: YamlDocument,
  parent: PlacedNode,
  member: NewMember,
): readonly TextEdit[] {
  const { file } = document;
  const lines = new Lines(file);
  const { newline } = lines;
  const siblings = childrenOf(parent);
  const [first] = siblings;
  if (!first) throw new Error('A block holds something.');
  const column = lines.columnAt(startOfMember(file, lines, first));
  const printed = printMember(document, siblings, member, column);
  const typed = indented(printed, column, newline);
  const gap = areApart(document, lines, siblings) ? newline : '';
  const before = siblings[member.index - 1];
  if (before) {
    const at = lines.end(lastLineOf(file, lines, before));
    return [{ start: at, end: at, replacement: `${newline}${gap}${typed}` }];
  }
  const start = startOfMember(file, lines, first);
  if (!lines.beginsLine(start)) {
    const replacement = `${typed.trimStart()}${newline}${' '.repeat(column)}`;
    return [{ start: start, end: start, replacement }];
  }
  // Above the first field of a file stands what there is to say of the whole file.
  const line = lines.indexAt(start);
  const at = lines.start(parent.parent ? firstCommentAbove(lines, line, column) : line);
  return [{ start: at, end: at, replacement: `${typed}${newline}${gap}` }];
}

/** Writes the first field or item of a parent that has none: nothing at all, or only its brackets. */
export function fillEmpty(
  document: YamlDocument,
  parent: PlacedNode,
  member: NewMember,
): readonly TextEdit[] {
  const { file } = document;
  const lines = new Lines(file);
  const { newline } = lines;
  const { start, end } = parent.node;
  const space = start === end ? ' ' : '';
  const column = parent.entry
    ? lines.columnAt(startOfMember(file, lines, parent)) + 2
    : lines.columnAt(start) + space.length;
  const printed = printMember(document, [], member, column);
  const typed = indented(printed, column, newline);
  const lineEnd = lines.end(lines.indexAt(end));
  // A comment beside the brackets stays in their line: behind the lines of a folded text it would be a part of that.
  const comment = file.text.slice(end, lineEnd).trim();
  if (!parent.entry && comment === '')
    return [{ start, end, replacement: `${space}${typed.trimStart()}` }];
  if (!parent.entry)
    return [{ start, end: lineEnd, replacement: `${space}${comment}${newline}${typed}` }];
  const brackets = { start: slotOf(file, lines, parent), end, replacement: '' };
  return [brackets, { start: lineEnd, end: lineEnd, replacement: `${newline}${typed}` }];
}

function printMember(
  document: YamlDocument,
  siblings: readonly PlacedNode[],
  { name, value }: NewMember,
  column: number,
): readonly string[] {
  const sheet = { column, width: textWidth(document) };
  if (name !== undefined) return printField(name, value, sheet);
  const areInBrackets = siblings.every(({ node }) => node.kind !== 'scalar' && !node.block);
  const isLike = siblings.length > 0 && areInBrackets && (isFields(value) || isItems(value));
  return isLike ? printFlowItem(value, sheet) : printItem(value, sheet);
}

/** The lines with their indentation, as one text. */
function indented(printed: readonly string[], column: number, newline: string): string {
  const indent = ' '.repeat(column);
  return printed.map((line) => (line === '' ? '' : indent + line)).join(newline);
}

/** Whether blank lines divide all of several siblings. */
function areApart({ file }: YamlDocument, lines: Lines, siblings: readonly PlacedNode[]): boolean {
  if (siblings.length < 2) return false;
  return siblings.slice(1).every((sibling, index) => {
    const before = siblings[index];
    if (!before) return false;
    const last = lastLineOf(file, lines, before);
    const next = lines.indexAt(startOfMember(file, lines, sibling));
    for (let line = last + 1; line < next; line++) if (lines.isBlank(line)) return true;
    return false;
  });
}
