import type { SourceFile } from '../diagnostics/span.ts';
import type { YamlNode } from '../source/yaml-node.ts';
import { typeBriefly, typeName } from './typed-scalar.ts';
import { columnsOf, printWidth } from './wrap.ts';
import type { YamlValue } from './yaml-value.ts';
import { isFields, isItems, membersOf } from './yaml-value.ts';

/** A value between brackets, by how its parts are typed. */
export type Flow = FlowScalar | FlowCollection;

export interface FlowScalar {
  readonly typed: string;
}

export interface FlowCollection {
  readonly brackets: '{}' | '[]';
  readonly members: readonly FlowMember[];
}

export interface FlowMember {
  /** As it is typed; undefined for an item. */
  readonly name?: string;
  readonly value: Flow;
}

/** What stands between brackets, as it is typed in a file. */
export function readFlow(file: SourceFile, node: YamlNode): Flow {
  const typed = (start: number, end: number) => file.text.slice(start, end);
  if (node.kind === 'scalar') return { typed: typed(node.start, node.end) };
  if (node.kind === 'list') {
    return { brackets: '[]', members: node.items.map((item) => ({ value: readFlow(file, item) })) };
  }
  const members = Array.from(node.entries.values(), ({ start, end, value }) => ({
    name: typed(start, end),
    value: readFlow(file, value),
  }));
  return { brackets: '{}', members };
}

/** A new value, to be typed between brackets. */
export function createFlow(value: YamlValue, isItem: boolean): Flow {
  if (!isItems(value) && !isFields(value)) {
    return { typed: typeBriefly(value, isItem ? 'item in brackets' : 'field in braces') };
  }
  const inner = isItems(value);
  const members = membersOf(value).map(([name, member]) => ({
    ...(!inner && { name: typeName(name) }),
    value: createFlow(member, inner),
  }));
  return { brackets: inner ? '[]' : '{}', members };
}

/** What follows the colon of a field in a block, as Prettier lays it out; `column` is that of the name. */
export function layOutField(flow: Flow, head: number, column: number): string {
  return afterName(flow, head, column, 0);
}

/** What follows the dash of an item in a block. */
export function layOutItem(flow: Flow, column: number): string {
  return ` ${layOut(flow, column + 2, 0)}`;
}

/** After a colon that ends at column `head`: in the same line where it fits, and else in the next. */
function afterName(flow: Flow, head: number, column: number, after: number): string {
  const line = ` ${inOneLine(flow)}`;
  const isShort = head + columnsOf(line) + after <= printWidth;
  if (isShort || !('members' in flow) || flow.members.length === 0) return line;
  const indent = column + 2;
  return `\n${' '.repeat(indent)}${layOut(flow, indent, after)}`;
}

/** From a column on: in one line where it fits, and else each part in its own line. */
function layOut(flow: Flow, column: number, after: number): string {
  const line = inOneLine(flow);
  const isShort = column + columnsOf(line) + after <= printWidth;
  if (isShort || !('members' in flow) || flow.members.length === 0) return line;
  const indent = ' '.repeat(column + 2);
  const lines = flow.members.map(({ name, value }) => {
    if (name === undefined) return `${indent}${layOut(value, column + 2, 1)},`;
    const head = `${indent}${name}:`;
    return `${head}${afterName(value, columnsOf(head), column + 2, 1)},`;
  });
  const [open, close] = flow.brackets;
  return [open, ...lines, `${' '.repeat(column)}${close}`].join('\n');
}

/** A field or an item in one line. */
export function typeFlow({ name, value }: FlowMember): string {
  return name === undefined ? inOneLine(value) : `${name}: ${inOneLine(value)}`;
}

function inOneLine(flow: Flow): string {
  if (!('members' in flow)) return flow.typed;
  const parts = flow.members.map(typeFlow);
  if (parts.length === 0) return flow.brackets;
  return flow.brackets === '{}' ? `{ ${parts.join(', ')} }` : `[${parts.join(', ')}]`;
}
