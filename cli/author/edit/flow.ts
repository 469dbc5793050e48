import { builders } from 'prettier/doc';
import type { SourceFile } from '../../diagnostics/span.ts';
import { childPointer } from '../../compile/schema/pointer.ts';
import type { TextEdit } from '../../compile/source/text-edit.ts';
import { applyEdits } from '../../compile/source/text-edit.ts';
import type { PlacedNode } from '../../compile/source/yaml-document.ts';
import { childrenOf, outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import type { YamlNode } from '../../compile/source/yaml-node.ts';
import { parseYaml } from '../../compile/source/yaml.ts';
import { Lines } from './lines.ts';
import { typeBriefly, typeName } from './typed-scalar.ts';
import { print } from './wrap.ts';
import type { NewMember, YamlValue } from './yaml-value.ts';
import { isFields, isItems, membersOf } from './yaml-value.ts';

const { align, group, ifBreak, indent, join, line, softline } = builders;

/** What Prettier lays out; a value that is never spread over several lines is a text. */
type Doc = builders.Doc;

/** Outer brackets are laid out again, where Prettier laid them out: parts move each other. */
export function editPlace(place: PlacedNode, edit: TextEdit): SourceFile {
  const { file } = place.document;
  const edited = applyEdits(file, [edit]);
  const outermost = outermostFlow(place);
  if (!outermost?.parent) return edited;
  const start = new Lines(file).slotOf(outermost);
  const { end } = outermost.node;
  if (layOut(outermost) !== file.text.slice(start, end)) return edited;
  const [document] = parseYaml(edited);
  if (!document) return edited;
  const replacement = layOut(placeAt(document, pointerTo(outermost)));
  return applyEdits(file, [{ start, end, replacement }]);
}

function pointerTo({ parent, segment }: PlacedNode): string {
  return parent ? childPointer(pointerTo(parent), segment) : '';
}

/** What follows the colon or the dash, as Prettier has it. */
function layOut(place: PlacedNode): string {
  const { file } = place.document;
  const lines = new Lines(file);
  const slot = lines.slotOf(place);
  const before = file.text.slice(lines.start(lines.indexAt(slot)), slot);
  const value = docOf(file, place.node);
  const doc = place.entry
    ? align(lines.columnAt(place.entry.start), [before, afterName(value)])
    : itemDoc(before, value);
  return print(doc).slice(before.length).replaceAll('\n', lines.newline);
}

/** The lines of a new item in brackets at a column, without the indentation that they share. */
export function printFlowItem(value: YamlValue, column: number): readonly string[] {
  const lines = print(itemDoc(`${' '.repeat(column)}-`, newDoc(value))).split('\n');
  return lines.map((line) => line.slice(column));
}

/** An item whose line has a text up to its dash. */
function itemDoc(before: string, value: Doc): Doc {
  return align(before.length + 1, [before, ' ', value]);
}

export function insertInFlow(parent: PlacedNode, { name, value, index }: NewMember) {
  const member = name === undefined ? newDoc(value) : fieldDoc(typeName(name), newDoc(value));
  const typed = print(member, Infinity);
  const siblings = childrenOf(parent);
  const { start, end } = parent.node;
  const text = parent.document.file.text.slice(start, end);
  if (parent.node.kind === 'map' && !text.startsWith('{')) {
    // The only field of an item in brackets may stand without braces; two fields need them.
    const fields = index === 0 ? [typed, text] : [text, typed];
    return editPlace(parent, { start, end, replacement: `{ ${fields.join(', ')} }` });
  }
  const before = siblings[index - 1];
  const at = before ? endOf(before) : parent.node.start + 1;
  const comma = siblings.length > 0 ? ', ' : '';
  const replacement = before ? `${comma}${typed}` : `${typed}${comma}`;
  return editPlace(parent, { start: at, end: at, replacement });
}

/** A comma after a part, and the spaces after it. */
const COMMA = /[ \t]*,[ \t]*/y;

export function removeFromFlow(place: PlacedNode): TextEdit {
  const { document, node, entry } = place;
  COMMA.lastIndex = endOf(place);
  // Where it is the last one, the comma before it may end the one before.
  const end = COMMA.lastIndex + (COMMA.exec(document.file.text)?.[0].length ?? 0);
  return { start: (entry ?? node).start, end, replacement: '' };
}

/** In braces a name may stand without a value. */
function endOf({ node, entry }: PlacedNode): number {
  return Math.max(node.end, entry?.end ?? 0);
}

/** What stands in a file, each part as it is typed. */
function docOf(file: SourceFile, node: YamlNode): Doc {
  const typed = (start: number, end: number) => file.text.slice(start, end);
  if (node.kind === 'scalar') return typed(node.start, node.end);
  if (node.kind === 'list') {
    const items = node.items.map((item) => docOf(file, item));
    return inBrackets('[]', items);
  }
  const fields = Array.from(node.entries.values(), ({ start, end, value }) =>
    fieldDoc(typed(start, end), docOf(file, value)),
  );
  return inBrackets('{}', fields);
}

function newDoc(value: YamlValue): Doc {
  if (!isItems(value) && !isFields(value)) return typeBriefly(value, 'brackets');
  const members = membersOf(value).map(([name, member]) =>
    isItems(value) ? newDoc(member) : fieldDoc(typeName(name), newDoc(member)),
  );
  return inBrackets(isItems(value) ? '[]' : '{}', members);
}

function inBrackets(brackets: '[]' | '{}', members: Doc[]): Doc {
  if (members.length === 0) return brackets;
  const [open = '', close = ''] = brackets;
  const edge = brackets === '{}' ? line : softline;
  const inner = [edge, join([',', line], members)];
  return group([open, indent(inner), ifBreak(','), edge, close]);
}

function fieldDoc(name: string, value: Doc): Doc {
  return [name, ':', afterName(value)];
}

/** In the line of the colon where all of it fits, and else in the next. */
function afterName(value: Doc): Doc {
  return typeof value === 'string' ? ` ${value}` : group(indent([line, value]));
}
