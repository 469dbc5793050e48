import { asRecord } from '../../services/as-record.ts';
import type { FieldValue } from '../field-model.ts';
import { isEmpty } from '../validation.ts';
import { asList, asText } from './narrow.ts';

/** Tests on the value of the field that another one depends on; all must hold. */
export type Condition = readonly Test[];

interface Test {
  readonly operator: string;
  readonly values: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** Reads the filters of the one dialect and the condition of the other (FIELD.md C3). */
export function readCondition(filters: readonly unknown[], condition: unknown): Condition {
  return [...filters, ...(condition === undefined ? [] : [condition])].map((test) => {
    const { operator, strValue, strValues, value, values, rangeStart, rangeEnd, ...rest } =
      asRecord(test);
    const compared = [strValue, rest['numberValue'], rest['boolValue'], value];
    return {
      operator: asText(operator).toUpperCase(),
      values: [...compared, ...asList(strValues), ...asList(values)].filter(isGiven).map(String),
      start: Number(rangeStart),
      end: Number(rangeEnd),
    };
  });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

export function holds(condition: Condition, value: FieldValue): boolean {
  return condition.every((test) => passes(test, value));
}

function passes({ operator, values, start, end }: Test, value: FieldValue): boolean {
  const given = textsOf(value);
  const number = Number(given[0]);
  const isAny = given.some((text) => values.includes(text));
  const contains = given.some((text) => values.some((part) => text.includes(part)));
  const tests: Readonly<Record<string, boolean>> = {
    NEQ: !isAny,
    SET_NOT_ANY: !isAny,
    SET_NOT_ALL: !values.every((text) => given.includes(text)),
    SET_ALL: values.every((text) => given.includes(text)),
    IS_NOT_EMPTY: !isEmpty(value),
    HAS_PROPERTY: !isEmpty(value),
    CONTAINS: contains,
    STR_CONTAINS: contains,
    LT: number < Number(values[0]),
    LTE: number <= Number(values[0]),
    GT: number > Number(values[0]),
    GTE: number >= Number(values[0]),
    BETWEEN: number >= start && number <= end,
    RANGE: number >= start && number <= end,
  };
  return tests[operator] ?? isAny;
}

function textsOf(value: FieldValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'boolean') return [String(value)];
  return Array.isArray(value) ? value : [];
}
