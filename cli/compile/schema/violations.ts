import { isDeepStrictEqual } from 'node:util';
import { withTokensAs } from './formats/link.ts';
import { formats } from './formats.ts';
import { childOf, childPointer, isObject } from './pointer.ts';
import type { SchemaNode } from './schema-node.ts';
import { childNode } from './schema-node.ts';

/** A schema with what nothing else asks for. */
interface Rules extends SchemaNode, Condition {
  readonly uniqueItems?: boolean;
  readonly allOf?: readonly Condition[];
}

/** What an item of a list has to be, or what a group has to be where it is as another schema says. */
interface Condition {
  readonly contains?: Rules;
  readonly if?: Rules;
  readonly then?: Rules;
}

/** A value, where it stands, and what the schema says of it there. */
interface Place {
  readonly pointer: string;
  readonly value: unknown;
  readonly node: SchemaNode;
}

/** A rule of its schema that a value breaks. */
export interface Violation extends Place {
  /** The keyword of JSON Schema. */
  readonly keyword: Keyword;
  /** Of the field in a group that is missing, unknown or badly named; else empty. */
  readonly name: string;
}

export type Keyword =
  | ('type' | 'const' | 'enum' | 'format' | 'minimum' | 'maximum' | 'minLength' | 'maxLength')
  | ('minItems' | 'maxItems' | 'uniqueItems' | 'contains')
  | ('minProperties' | 'propertyNames' | 'required' | 'additionalProperties');

/** Whether a value is as its schema says. */
export function fits(value: unknown, node: Rules): boolean {
  return violations(value, node).length === 0;
}

/**
 * All that is wrong with a value by its schema, but for what only follows from that: nothing else is said of a value of a
 * wrong type, nor of the format of an empty text. Its texts may be longer by what their tokens are typed with.
 */
export function violations(value: unknown, node: Rules): readonly Violation[] {
  const found: Violation[] = [];
  collect({ pointer: '', value, node }, node, found);
  return found;
}

type Report = (keyword: Keyword, name?: string) => void;

function collect(place: Place, rules: Rules, found: Violation[]): void {
  const { value } = place;
  const report: Report = (keyword, name = '') => found.push({ ...place, keyword, name });
  if (!fitsType(value, rules.type)) {
    report('type');
    return;
  }
  if (rules.const !== undefined && value !== rules.const) report('const');
  if (rules.enum?.every((each) => each !== value)) report('enum');
  if (typeof value === 'string') checkText(value, rules, report);
  else if (typeof value === 'number') checkNumber(value, rules, report);
  else if (Array.isArray(value)) checkList(value, rules, report);
  else if (isObject(value)) checkGroup(value, rules, report);
  for (const { if: condition, then = {} } of conditionsOf(rules))
    if (condition && fits(value, condition)) collect(place, then, found);
  if (isObject(value)) collectBelow(place, value, rules, found);
}

function conditionsOf(rules: Rules): readonly Condition[] {
  return rules.allOf ? [rules, ...rules.allOf] : [rules];
}

function fitsType(value: unknown, type: Rules['type']): boolean {
  if (type === undefined || type === typeOf(value)) return true;
  return typeof type === 'string'
    ? type === 'integer' && Number.isInteger(value)
    : type.some((each) => fitsType(value, each));
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  return typeof value === 'number' && !Number.isFinite(value) ? 'infinite' : typeof value;
}

function checkText(text: string, rules: Rules, report: Report): void {
  const { format, minLength = 0, maxLength = Infinity } = rules;
  if (text.length > maxLength && lengthWithoutTokens(text) > maxLength) report('maxLength');
  if (text.length < 2 * minLength && [...text].length < minLength) report('minLength');
  else if (format !== undefined && !formats[format](text)) report('format');
}

/** In code points. */
export function lengthWithoutTokens(text: string): number {
  return [...withTokensAs('', text)].length;
}

function checkNumber(value: number, rules: Rules, report: Report): void {
  const { minimum = -Infinity, maximum = Infinity } = rules;
  if (value < minimum) report('minimum');
  if (value > maximum) report('maximum');
}

/** An item that is needed may be just the one that a short list lacks. */
function checkList(list: readonly unknown[], rules: Rules, report: Report): void {
  const { minItems = 0, maxItems = Infinity } = rules;
  const needed = conditionsOf(rules).flatMap(({ contains }) => contains ?? []);
  if (needed.some((node) => !list.some((item) => fits(item, node)))) report('contains');
  else if (list.length < minItems) report('minItems');
  if (list.length > maxItems) report('maxItems');
  if (rules.uniqueItems === true && equalItems(list, rules)) report('uniqueItems');
}

/** The indices of two equal items of the right type, the last such ones. */
export function equalItems(
  list: readonly unknown[],
  { items = {} }: SchemaNode,
): readonly [number, number] | undefined {
  for (const [at, item] of [...list.entries()].reverse()) {
    const above = list.slice(0, at).findLastIndex((other) => isDeepStrictEqual(other, item));
    if (above !== -1 && fitsType(item, items.type)) return [above, at];
  }
  return undefined;
}

function checkGroup(group: object, rules: Rules, report: Report): void {
  const { required = [], minProperties = 0 } = rules;
  if (Object.keys(group).length < minProperties) report('minProperties');
  for (const name of required) if (childOf(group, name) === undefined) report('required', name);
}

/** What is wrong with the fields of a group, or the items of a list. */
function collectBelow(place: Place, group: object, rules: Rules, found: Violation[]): void {
  const { properties = {}, propertyNames, additionalProperties: entry } = rules;
  const isClosed = entry === false && !Array.isArray(group);
  for (const [name, value] of Object.entries(group)) {
    const before = found.length;
    if (propertyNames && !fits(name, propertyNames))
      found.push({ ...place, keyword: 'propertyNames', name });
    const field = childNode(rules, name);
    const isUnknown = isClosed && !Object.hasOwn(properties, name);
    if (field && !isUnknown) {
      const node = childNode(place.node, name) ?? {};
      collect({ pointer: childPointer(place.pointer, name), value, node }, field, found);
    }
    if (isUnknown || (found.length > before && isFieldOf(entry, name)))
      found.splice(before, Infinity, { ...place, keyword: 'additionalProperties', name });
  }
}

/**
 * Whether a name among named entries is that of a field of theirs: a region's field that is indented like the regions is
 * unknown there, and no region with a bad key and without a code.
 */
function isFieldOf(entry: Rules['additionalProperties'], name: string): boolean {
  return typeof entry === 'object' && Object.hasOwn(entry.properties ?? {}, name);
}
