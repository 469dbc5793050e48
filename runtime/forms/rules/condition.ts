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

/** Reads the filters of the one dialect and the condition of the other (docs/product.md H3). */
export function readCondition(filters: readonly unknown[], condition: unknown): Condition {
  return [...filters, ...(condition === undefined ? [] : [condition])].map((test) => {
    const { operator, strValue, strValues, value, values, rangeStart, rangeEnd, ...rest } =
      asRecord(test);
    const compared = [strValue, rest['numberValue'], rest['boolValue'], value];
    return {
      operator: asText(operator).toUpperCase(),
      values: [...compared, ...asList(strValues), ...asList(values)].filter(isGiven).map(String),
      start: String(rangeStart),
      end: String(rangeEnd),
    };
  });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * Says whether a condition holds for the value of a field of this type, be it the value that the visitor left there or the
 * text that it was submitted as.
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
    return (own(operators, operator) ?? isAny)(operands);
  });
}

/** What is compared, in the form in which the CRM takes it; empty for a field that was left empty. */
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
const isFilled: Operator = ({ isEmpty }) => !isEmpty;
const contains: Operator = ({ texts, values }) =>
  texts.some((text) => values.some((part) => text.includes(part)));
const isBetween: Operator = ({ texts, start, end }) =>
  Number(texts[0]) >= Number(start) && Number(texts[0]) <= Number(end);

/** The CRM's operators; one that is not among them compares as `EQ` does. */
export const operators: Readonly<Record<string, Operator>> = {
  EQ: isAny,
  SET_ANY: isAny,
  NEQ: (operands) => !isAny(operands),
  SET_NOT_ANY: (operands) => !isAny(operands),
  SET_ALL: isAll,
  SET_NOT_ALL: (operands) => !isAll(operands),
  IS_NOT_EMPTY: isFilled,
  HAS_PROPERTY: isFilled,
  CONTAINS: contains,
  STR_CONTAINS: contains,
  LT: ({ texts, values }) => Number(texts[0]) < Number(values[0]),
  LTE: ({ texts, values }) => Number(texts[0]) <= Number(values[0]),
  GT: ({ texts, values }) => Number(texts[0]) > Number(values[0]),
  GTE: ({ texts, values }) => Number(texts[0]) >= Number(values[0]),
  BETWEEN: isBetween,
  RANGE: isBetween,
};
