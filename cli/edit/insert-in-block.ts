import type { TextEdit } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { ScalarValue } from '../source/yaml-node.ts';
import { Lines, firstCommentAbove, lastLineOf, slotOf, startOfMember } from './lines.ts';
import { createFlow, layOutItem } from './flow.ts';
import type { NewMember, YamlValue } from './yaml-value.ts';
import type { PlacedNode } from './place.ts';
import { childrenOf } from './place.ts';
import type { Surroundings } from './typed-scalar.ts';
import { typeBriefly, typeFolded, typeName } from './typed-scalar.ts';
import { columnsOf, printWidth, textWidth } from './wrap.ts';
import { isFields, isItems, membersOf } from './yaml-value.ts';

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

/** Where new lines are to stand. */
interface Sheet {
  /** Columns before the name or the dash. */
  readonly column: number;
  /** Columns at which texts are wrapped. */
  readonly width: number;
}

/** The lines of a field as Prettier has them, without the indentation that they share. */
function printField(name: string, value: YamlValue, sheet: Sheet): readonly string[] {
  const head = `${typeName(name)}:`;
  if (!isItems(value) && !isFields(value)) return printScalar(head, value, 'field', sheet);
  if (membersOf(value).length === 0) return [`${head} ${isItems(value) ? '[]' : '{}'}`];
  return [head, ...printMembers(value, deeper(sheet)).map(stepIn)];
}

/** The lines of an item of a list, without the indentation that they share. */
function printItem(value: YamlValue, sheet: Sheet): readonly string[] {
  if (!isItems(value) && !isFields(value)) return printScalar('-', value, 'item', sheet);
  // Our reader takes no list in the line of a dash (`- - name: text`), and brackets are as good.
  if (isItems(value) || membersOf(value).length === 0) {
    return printFlowItem(value, sheet);
  }
  return printMembers(value, deeper(sheet)).map((line, index) =>
    index === 0 ? `- ${line}` : stepIn(line),
  );
}

/** The lines of an item of a list, in brackets. */
function printFlowItem(value: YamlValue, { column }: Sheet): readonly string[] {
  const [first = '', ...others] = layOutItem(createFlow(value, true), column).split('\n');
  return [`-${first}`, ...others.map((line) => line.slice(column))];
}

function printMembers(value: YamlValue, sheet: Sheet): readonly string[] {
  return membersOf(value).flatMap(([name, member]) =>
    isItems(value) ? printItem(member, sheet) : printField(name, member, sheet),
  );
}

function printScalar(
  head: string,
  value: ScalarValue,
  surroundings: Surroundings,
  { column, width }: Sheet,
): readonly string[] {
  const typed = typeBriefly(value, surroundings);
  const isLong = column + columnsOf(`${head} ${typed}`) > printWidth;
  if (typeof value !== 'string' || (!isLong && !value.includes('\n'))) return [`${head} ${typed}`];
  const style = { surroundings, indent: '  ', width: width - column, newline: '\n' };
  return `${head} ${typeFolded(value, style) ?? typed}`.split('\n');
}

function stepIn(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

function deeper({ column, width }: Sheet): Sheet {
  return { column: column + 2, width };
}
