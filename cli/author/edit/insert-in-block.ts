import stringWidth from 'string-width';
import type { TextEdit } from '../../compile/source/text-edit.ts';
import type { PlacedNode } from '../../compile/source/yaml-document.ts';
import { childrenOf } from '../../compile/source/yaml-document.ts';
import type { ScalarValue } from '../../compile/source/yaml-node.ts';
import { printFlowItem } from './flow.ts';
import { Lines } from './lines.ts';
import type { NewMember, YamlValue } from './yaml-value.ts';
import { typeBriefly, typeFolded, typeName } from './typed-scalar.ts';
import { indented, printWidth, textWidth } from './wrap.ts';
import { isFields, isItems, membersOf } from './yaml-value.ts';

/** Writes a field or an item into a block that has others. */
export function insertInBlock(parent: PlacedNode, member: NewMember): TextEdit {
  const lines = new Lines(parent.document.file);
  const { newline } = lines;
  const siblings = childrenOf(parent);
  const [first] = siblings;
  if (!first) throw new Error('A block holds something.');
  const start = lines.startOf(first);
  const column = lines.columnAt(start);
  const typed = typeMember(parent, member, column);
  const gap = areApart(lines, siblings) ? newline : '';
  const before = siblings[member.index - 1];
  if (before) {
    const at = lines.end(lines.lastOf(before));
    return { start: at, end: at, replacement: `${newline}${gap}${typed}` };
  }
  if (!lines.beginsLine(start)) {
    const replacement = `${typed.trimStart()}${newline}${' '.repeat(column)}`;
    return { start, end: start, replacement };
  }
  // Above the first field of a file stands what there is to say of the whole file.
  const line = lines.indexAt(start);
  const at = lines.start(parent.parent ? lines.firstCommentAbove(line, column) : line);
  return { start: at, end: at, replacement: `${typed}${newline}${gap}` };
}

/** Writes the first field or item of a parent, which has nothing or brackets. */
export function fillEmpty(parent: PlacedNode, member: NewMember): readonly TextEdit[] {
  const { file } = parent.document;
  const lines = new Lines(file);
  const { start, end } = parent.node;
  const space = start === end ? ' ' : '';
  const column = parent.entry
    ? lines.columnAt(parent.entry.start) + 2
    : lines.columnAt(start) + space.length;
  const typed = typeMember(parent, member, column);
  const lineEnd = lines.end(lines.indexAt(end));
  if (parent.entry) {
    const brackets = { start: lines.slotOf(parent), end, replacement: '' };
    return [brackets, { start: lineEnd, end: lineEnd, replacement: `${lines.newline}${typed}` }];
  }
  // A comment beside the brackets stays in their line: behind the lines of a folded text it would
  // be a part of that.
  const comment = file.text.slice(end, lineEnd).trim();
  return comment === ''
    ? [{ start, end, replacement: `${space}${typed.trimStart()}` }]
    : [{ start, end: lineEnd, replacement: `${space}${comment}${lines.newline}${typed}` }];
}

function typeMember(parent: PlacedNode, { name, value, typed }: NewMember, column: number): string {
  const { document } = parent;
  const siblings = childrenOf(parent);
  const areInBrackets = siblings.every(({ node }) => node.kind !== 'scalar' && !node.block);
  const isLike = siblings.length > 0 && areInBrackets && (isFields(value) || isItems(value));
  const print = () =>
    name === undefined && isLike
      ? printFlowItem(value, column)
      : printValue(headOf(name), value, column, textWidth(document));
  const printed = typed ?? print();
  return indented(printed, ' '.repeat(column)).join(new Lines(document.file).newline);
}

function areApart(lines: Lines, siblings: readonly PlacedNode[]): boolean {
  const [first, ...others] = siblings;
  if (!first || others.length === 0) return false;
  return others.every((sibling, index) => {
    const end = lines.end(lines.lastOf(siblings[index] ?? first));
    const between = sibling.document.file.text.slice(end, lines.startOf(sibling));
    return /\n\s*\n/.test(between);
  });
}

function headOf(name: string | undefined): string {
  return name === undefined ? '-' : `${typeName(name)}:`;
}

/**
 * The lines of a field or an item as Prettier has them, without the indentation that they share.
 *
 * @param width Columns at which texts are wrapped.
 */
function printValue(
  head: string,
  value: YamlValue,
  column: number,
  width: number,
): readonly string[] {
  if (!isItems(value) && !isFields(value)) return printScalar(head, value, column, width);
  const isItem = head === '-';
  const members = membersOf(value);
  // Our reader takes no list in the line of a dash (`- - name: text`), and brackets are as good.
  if (isItem && (isItems(value) || members.length === 0)) return printFlowItem(value, column);
  if (members.length === 0) return [`${head} ${isItems(value) ? '[]' : '{}'}`];
  const names = isItems(value) && value.every(isName) && `${head} [${value.join(', ')}]`;
  if (names && column + names.length <= printWidth) return [names];
  const inner = members.flatMap(([name, member]) =>
    printValue(headOf(isItems(value) ? undefined : name), member, column + 2, width),
  );
  const lines = indented(inner, '  ');
  return isItem ? lines.with(0, `- ${inner[0] ?? ''}`) : [head, ...lines];
}

/** A word in small letters, such as a key, of which several stand in one line. */
function isName(value: YamlValue): boolean {
  return (
    typeof value === 'string' && /^[a-z_]+$/.test(value) && typeBriefly(value, 'item') === value
  );
}

function printScalar(
  head: string,
  value: ScalarValue,
  column: number,
  width: number,
): readonly string[] {
  const surroundings = head === '-' ? 'item' : 'field';
  const typed = typeBriefly(value, surroundings);
  const isLong = column + stringWidth(`${head} ${typed}`) > printWidth;
  if (typeof value !== 'string' || (!isLong && !value.includes('\n'))) return [`${head} ${typed}`];
  const style = { surroundings, indent: '  ', width: width - column, newline: '\n' } as const;
  return `${head} ${typeFolded(value, style) ?? typed}`.split('\n');
}
