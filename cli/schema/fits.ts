import { isDeepStrictEqual } from 'node:util';
import { withTokensAs } from './formats/link.ts';
import { formats } from './formats.ts';
import { isObject } from './pointer.ts';
import type { SchemaNode } from './schema-node.ts';
import { childNode } from './schema-node.ts';

/** A schema with what nothing else asks for. */
interface Rules extends SchemaNode {
  readonly uniqueItems?: boolean;
  readonly contains?: Rules;
  readonly allOf?: readonly Rules[];
  readonly if?: Rules;
  readonly then?: Rules;
}

/**
 * Whether a value is as its schema says; its texts may be longer by what their tokens are typed with. The validators, which
 * say what is wrong as well, are fifty times the code: without loading them `validate` takes 8 % less time and 20 MiB less.
 */
export function fits(value: unknown, node: Rules): boolean {
  return (
    fitsType(value, node.type) &&
    (node.const === undefined || value === node.const) &&
    (node.enum === undefined || node.enum.some((each) => each === value)) &&
    fitsKind(value, node) &&
    (node.allOf ?? []).every((other) => fits(value, other)) &&
    (node.if === undefined || !fits(value, node.if) || fits(value, node.then ?? {}))
  );
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

function fitsKind(value: unknown, node: Rules): boolean {
  if (typeof value === 'string') return fitsText(value, node);
  if (typeof value === 'number')
    return value >= (node.minimum ?? -Infinity) && value <= (node.maximum ?? Infinity);
  if (Array.isArray(value)) return fitsList(value, node);
  return !isObject(value) || fitsGroup(value, node);
}

function fitsText(text: string, { format, minLength = 0, maxLength = Infinity }: Rules) {
  return (
    (text.length >= 2 * minLength || [...text].length >= minLength) &&
    (text.length <= maxLength || lengthWithoutTokens(text) <= maxLength) &&
    (format === undefined || formats[format](text))
  );
}

/** In code points. */
export function lengthWithoutTokens(text: string): number {
  return [...withTokensAs('', text)].length;
}

function fitsList(list: readonly unknown[], node: Rules): boolean {
  const { minItems = 0, maxItems = Infinity, items = {}, contains } = node;
  return (
    list.length >= minItems &&
    list.length <= maxItems &&
    (node.uniqueItems !== true || isUnique(list)) &&
    (contains === undefined || list.some((item) => fits(item, contains))) &&
    list.every((item) => fits(item, items))
  );
}

function isUnique(list: readonly unknown[]): boolean {
  return list.every((item, at) => list.findIndex((other) => isDeepStrictEqual(item, other)) === at);
}

function fitsGroup(group: Readonly<Record<string, unknown>>, node: SchemaNode): boolean {
  const { required = [], minProperties = 0, propertyNames } = node;
  const names = Object.keys(group);
  return (
    names.length >= minProperties &&
    required.every((name) => group[name] !== undefined) &&
    (propertyNames === undefined || names.every((name) => fits(name, propertyNames))) &&
    names.every((name) => {
      const field = childNode(node, name);
      return field === undefined ? node.additionalProperties !== false : fits(group[name], field);
    })
  );
}
