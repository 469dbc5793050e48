import type { ScalarValue } from '../source/yaml-node.ts';
import { createFlow, layOutItem } from './flow.ts';
import { typeName } from './type-name.ts';
import type { Surroundings } from './typed-scalar.ts';
import { typeBriefly, typeFolded } from './typed-scalar.ts';
import { columnsOf, printWidth } from './wrap.ts';
import type { YamlValue } from './yaml-value.ts';
import { isFields, isItems, membersOf } from './yaml-value.ts';

/** Where new lines are to stand. */
export interface Sheet {
  /** Columns before the name or the dash. */
  readonly column: number;
  /** Columns at which texts are wrapped. */
  readonly width: number;
}

/** The lines of a field as Prettier has them, without the indentation that they share. */
export function printField(name: string, value: YamlValue, sheet: Sheet): readonly string[] {
  const head = `${typeName(name)}:`;
  if (!isItems(value) && !isFields(value)) return printScalar(head, value, 'field', sheet);
  if (membersOf(value).length === 0) return [`${head} ${isItems(value) ? '[]' : '{}'}`];
  return [head, ...printMembers(value, deeper(sheet)).map(indented)];
}

/** The lines of an item of a list, without the indentation that they share. */
export function printItem(value: YamlValue, sheet: Sheet): readonly string[] {
  if (!isItems(value) && !isFields(value)) return printScalar('-', value, 'item', sheet);
  // Our reader takes no list in the line of a dash (`- - name: text`), and brackets are as good.
  if (isItems(value) || membersOf(value).length === 0) {
    return printFlowItem(value, sheet);
  }
  return printMembers(value, deeper(sheet)).map((line, index) =>
    index === 0 ? `- ${line}` : indented(line),
  );
}

/** The lines of an item of a list, in brackets. */
export function printFlowItem(value: YamlValue, { column }: Sheet): readonly string[] {
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

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

function deeper({ column, width }: Sheet): Sheet {
  return { column: column + 2, width };
}
