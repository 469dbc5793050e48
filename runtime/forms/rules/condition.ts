import { asList, asRecord, asText } from '../../services/narrow.ts';
import { own } from '../../services/own.ts';
import type { FieldValue } from '../field-model.ts';
import type { FieldType } from './field-type.ts';
import { wireText } from './wire-text.ts';

/** Tests on the value of the field that another one depends on; all must hold. */
export type Condition = readonly Test[];

interface Test {
  readonly operator: string;
  readonly values: readonly string[];
  readonly start: string;
  readonly end: string;
}

/**
 * Reads the filters of the one dialect and the condition of the other (docs/product.md H3).
 * @param type of the field whose value is tested
 */
export function readCondition(
  filters: readonly unknown[],
  condition: unknown,
  type: FieldType,
): Condition {
  return [...filters, ...(condition === undefined ? [] : [condition])].map((test) => {
    const written = asRecord(test);
    return {
      operator: asText(written['operator']).toUpperCase(),
      values: comparedWith(written, type),
      start: String(written['rangeStart']),
      end: String(written['rangeEnd']),
    };
  });
}

type Written = Readonly<Record<string, unknown>>;

/**
 * The values that a test names. A filter of the CRM has a value of every type; the ones that are
 * not meant are empty, 0 or false. So texts count; without any, the value of the field's own type,
 * else another one.
 */
function comparedWith(written: Written, type: FieldType): readonly string[] {
  const lists = ['strValues', 'values', 'numberValues'].flatMap((name) => asList(written[name]));
  const texts = [written['strValue'], written['value'], ...lists].filter(isGiven);
  return (texts.length > 0 ? texts : [otherValue(written, type)].filter(isGiven)).map(String);
}

function otherValue({ numberValue, boolValue }: Written, type: FieldType): unknown {
  const isBoolean = type === 'toggle' || (boolValue === true && !numberValue);
  return isBoolean ? (boolValue ?? numberValue) : (numberValue ?? boolValue);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** The operators of a condition that are unknown here. */
export function unknownOperators(condition: Condition): readonly string[] {
  return condition.flatMap(({ operator }) => (Object.hasOwn(operators, operator) ? [] : operator));
}

/**
 * Says whether a condition holds for the value of a field of this type, be it the value that the
 * visitor left there or the text that it was submitted as. A test by an unknown operator holds: a
 * field too many is better than one that nobody can fill in.
 */
export function holds(condition: Condition, type: FieldType, value: FieldValue): boolean {
  const texts = comparedTexts(type, value);
  const isEmpty = texts.length === 0 || (type === 'toggle' && texts[0] === 'false');
  return condition.every(({ operator, values, start, end }) => {
    const toWire = (text: string): string => wireText(type, text);
    const operands = {
      texts,
      isEmpty,
      values: values.map(toWire),
      start: toWire(start),
      end: toWire(end),
    };
    return own(operators, operator)?.(operands) ?? true;
  });
}

/**
 * What is compared, in the form in which the CRM takes it; empty for a field that was left empty.
 */
function comparedTexts(type: FieldType, value: FieldValue): readonly string[] {
  if (value instanceof File) return [value.name];
  const texts = typeof value === 'string' && type === 'checkbox' ? value.split(';') : [value ?? []];
  return texts.flat().flatMap((text) => wireText(type, String(text)) || []);
}

interface Operands {
  /** The value of the field. */
  readonly texts: readonly string[];
  readonly isEmpty: boolean;
  /** What the test compares it with. */
  readonly values: readonly string[];
  readonly start: string;
  readonly end: string;
}

type Operator = (operands: Operands) => boolean;

const isAny: Operator = ({ texts, values }) => texts.some((text) => values.includes(text));
const isAll: Operator = ({ texts, values }) => values.every((text) => texts.includes(text));
const isSame: Operator = (operands) =>
  isAll(operands) && operands.texts.length === operands.values.length;
const isFilled: Operator = ({ isEmpty }) => !isEmpty;
const contains = byPart((text, part) => text.includes(part));
const isBetween: Operator = ({ texts, start, end }) =>
  Number(texts[0]) >= Number(start) && Number(texts[0]) <= Number(end);

/** Whether any value of the field has any of the parts that it is compared with. */
function byPart(has: (text: string, part: string) => boolean): Operator {
  return ({ texts, values }) => texts.some((text) => values.some((part) => has(text, part)));
}

function not(operator: Operator): Operator {
  return (operands) => !operator(operands);
}

/**
 * The CRM's operators, of both its dialects. Its `WITHIN_TIME` and `WITHIN_TIME_REVERSE` are not
 * among them: a filter states neither the unit nor the direction of their time.
 */
export const operators: Readonly<Record<string, Operator>> = {
  EQ: isAny,
  SET_ANY: isAny,
  NEQ: not(isAny),
  SET_NOT_ANY: not(isAny),
  SET_ALL: isAll,
  SET_NOT_ALL: not(isAll),
  SET_EQ: isSame,
  SET_NEQ: not(isSame),
  IS_NOT_EMPTY: isFilled,
  HAS_PROPERTY: isFilled,
  CONTAINS: contains,
  STR_CONTAINS: contains,
  DOESNT_CONTAIN: not(contains),
  STR_STARTS_WITH: byPart((text, part) => text.startsWith(part)),
  STR_ENDS_WITH: byPart((text, part) => text.endsWith(part)),
  LT: ({ texts, values }) => Number(texts[0]) < Number(values[0]),
  LTE: ({ texts, values }) => Number(texts[0]) <= Number(values[0]),
  GT: ({ texts, values }) => Number(texts[0]) > Number(values[0]),
  GTE: ({ texts, values }) => Number(texts[0]) >= Number(values[0]),
  BETWEEN: isBetween,
  NOT_BETWEEN: not(isBetween),
  RANGE: isBetween,
};
