import { formats } from './formats.ts';
import { childPointer } from './pointer.ts';
import type { SchemaNode } from './schema-node.ts';

/** What JSON Schema says against one value. */
export interface ValueError {
  /** The keyword that the value does not satisfy. */
  readonly keyword: string;
  /** Where the value is; its parent, for a field that is missing, unknown or badly named. */
  readonly pointer: string;
  readonly parameters: SchemaErrorParameters;
}

/** What is known of an error beside its keyword. */
export interface SchemaErrorParameters {
  readonly missingProperty?: string;
  readonly additionalProperty?: string;
  readonly propertyName?: string;
  /** Of a number or a length. */
  readonly limit?: number;
  /** Indices of two equal items, `i` after `j` or before it. */
  readonly i?: number;
  readonly j?: number;
}

type Report = (keyword: string, parameters?: SchemaErrorParameters) => void;

/**
 * Holds a value against its schema, to the end. Written here because what Ajv compiles of the schemas, 1.3 MB, is loaded,
 * parsed and run once: that took 0.11 s of the 0.5 s of a `validate`, and this takes 0.01 s. Tests hold the two together.
 */
export function findSchemaErrors(
  value: unknown,
  node: SchemaNode,
  pointer = '',
): readonly ValueError[] {
  const errors: ValueError[] = [];
  collect(value, node, pointer, errors);
  return errors;
}

function collect(value: unknown, node: SchemaNode, pointer: string, errors: ValueError[]): void {
  const report: Report = (keyword, parameters = {}) => {
    errors.push({ keyword, pointer, parameters });
  };
  checkValue(value, node, report);
  if (typeof value === 'string') checkText(value, node, report);
  else if (typeof value === 'number' && Number.isFinite(value)) checkNumber(value, node, report);
  else if (Array.isArray(value)) checkList(value, node, report);
  else if (isGroup(value)) checkGroup(value, node, report);
  for (const part of node.allOf ?? []) collect(value, part, pointer, errors);
  if (node.if && node.then && isValid(value, node.if)) collect(value, node.then, pointer, errors);
  if (!isGroup(value) && !Array.isArray(value)) return;
  for (const [name, child] of Object.entries(value)) {
    const inner = Array.isArray(value) ? node.items : fieldNode(node, name);
    if (inner) collect(child, inner, childPointer(pointer, name), errors);
  }
}

function isValid(value: unknown, node: SchemaNode): boolean {
  return findSchemaErrors(value, node).length === 0;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldNode({ properties, additionalProperties }: SchemaNode, name: string) {
  if (properties && Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function checkValue(
  value: unknown,
  { type, const: only, enum: known }: SchemaNode,
  report: Report,
) {
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, name))) report('type');
  if (only !== undefined && value !== only) report('const');
  if (known !== undefined && !known.some((each) => each === value)) report('enum');
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'object') return isGroup(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return type === 'number' ? Number.isFinite(value) : typeof value === type;
}

const checks: Readonly<Record<string, (text: string) => boolean>> = formats;

/** A text of so many code points is as long or up to twice as long in UTF-16, which need not be counted. */
function checkText(
  text: string,
  { minLength = 0, maxLength = Infinity, format }: SchemaNode,
  report: Report,
) {
  if (text.length > maxLength && [...text].length > maxLength)
    report('maxLength', { limit: maxLength });
  if ([...text.slice(0, 2 * minLength)].length < minLength) report('minLength');
  if (format !== undefined && checks[format]?.(text) === false) report('format');
}

function checkNumber(
  value: number,
  { minimum = -Infinity, maximum = Infinity }: SchemaNode,
  report: Report,
) {
  if (value < minimum) report('minimum');
  if (value > maximum) report('maximum');
}

function checkList(items: readonly unknown[], node: SchemaNode, report: Report): void {
  const { minItems = 0, maxItems = Infinity, contains, uniqueItems = false } = node;
  if (items.length < minItems) report('minItems');
  if (items.length > maxItems) report('maxItems');
  if (contains && !items.some((item) => isValid(item, contains))) report('contains');
  const repeated = uniqueItems ? findRepeated(items) : undefined;
  if (repeated) report('uniqueItems', repeated);
}

/** The last text that stands in the list again, and where it does. */
function findRepeated(items: readonly unknown[]): SchemaErrorParameters | undefined {
  const isRepeated = (item: unknown, at: number): boolean =>
    typeof item === 'string' && items.includes(item, at + 1);
  const i = items.findLastIndex(isRepeated);
  return i === -1 ? undefined : { i, j: items.indexOf(items[i], i + 1) };
}

function checkGroup(group: object, node: SchemaNode, report: Report): void {
  const { minProperties = 0, required = [], propertyNames } = node;
  const names = Object.keys(group);
  if (names.length < minProperties) report('minProperties');
  for (const missingProperty of required) {
    if (!Object.hasOwn(group, missingProperty)) report('required', { missingProperty });
  }
  for (const name of names) {
    if (propertyNames && !isValid(name, propertyNames))
      report('propertyNames', { propertyName: name });
    const isUnknown = node.additionalProperties === false && fieldNode(node, name) === undefined;
    if (isUnknown) report('additionalProperties', { additionalProperty: name });
  }
}
