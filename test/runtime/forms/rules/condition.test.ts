import { expect, test } from 'vitest';
import {
  holds,
  readCondition,
  unknownOperators,
} from '../../../../runtime/forms/rules/condition.ts';
import type { FieldType } from '../../../../runtime/forms/rules/field-type.ts';
import type { FieldValue } from '../../../../runtime/forms/field-model.ts';

test.each<[object, FieldValue, boolean]>([
  [{ operator: 'EQ', strValue: 'a' }, 'a', true],
  [{ operator: 'EQ', strValue: 'a' }, 'b', false],
  [{ operator: 'EQ', strValue: 'true' }, true, true],
  [{ operator: 'EQ', boolValue: true }, true, true],
  [{ operator: 'EQ', numberValue: 3 }, '3', true],
  [{ operator: 'NEQ', strValue: 'a' }, 'b', true],
  [{ operator: 'SET_ANY', strValues: ['a', 'b'] }, 'b', true],
  [{ operator: 'SET_ANY', strValues: ['a', 'b'] }, ['c', 'a'], true],
  [{ operator: 'SET_NOT_ANY', strValues: ['a', 'b'] }, ['c'], true],
  [{ operator: 'SET_ALL', strValues: ['a', 'b'] }, ['a'], false],
  [{ operator: 'SET_NOT_ALL', strValues: ['a', 'b'] }, ['a'], true],
  [{ operator: 'IS_NOT_EMPTY' }, ' ', false],
  [{ operator: 'CONTAINS', strValue: 'sch' }, 'school', true],
  [{ operator: 'LT', numberValue: 5 }, '4', true],
  [{ operator: 'GTE', numberValue: 5 }, '4', false],
])('%o of %o is %s', (filter, value, expected) => {
  expect(holds(readCondition([filter], undefined, 'text'), 'text', value)).toBe(expected);
});

const zeros = { strValue: '', boolValue: false, numberValue: 0, strValues: [], numberValues: [] };

test.each<[FieldType, object, FieldValue, boolean]>([
  ['toggle', { operator: 'EQ', strValue: 'true' }, true, true],
  ['toggle', { operator: 'EQ', strValue: 'true' }, false, false],
  ['toggle', { operator: 'EQ', boolValue: true }, true, true],
  ['toggle', { operator: 'EQ' }, false, true],
  ['select', { operator: 'EQ', strValue: 'x' }, '0', false],
  ['select', { operator: 'EQ', strValue: 'x' }, 'false', false],
  ['select', { operator: 'NEQ', strValue: 'x' }, '0', true],
  ['select', { operator: 'SET_ANY', strValues: ['x'] }, '0', false],
  ['number', { operator: 'EQ', numberValue: 3 }, '3', true],
  ['number', { operator: 'EQ' }, '0', true],
  ['number', { operator: 'SET_ANY', numberValues: [3, 4] }, '4', true],
])(
  'of a filter with zeros beside it, what a %s compares counts: %o',
  (type, filter, value, expected) => {
    const condition = readCondition([{ ...zeros, ...filter }], undefined, type);
    expect(holds(condition, type, value)).toBe(expected);
  },
);

test.each(['WITHIN_TIME', 'WITHIN_TIME_REVERSE', 'constructor', 'SOUNDS_LIKE'])(
  'a field whose condition tests by %s, which is unknown, is shown',
  (operator) => {
    const condition = readCondition([{ operator, strValue: 'a' }], undefined, 'text');
    expect(holds(condition, 'text', 'b')).toBe(true);
    expect(unknownOperators(condition)).toEqual([operator.toUpperCase()]);
  },
);

test('of several filters all must hold', () => {
  const filters = [
    { operator: 'GT', numberValue: 1 },
    { operator: 'LT', numberValue: 5 },
  ];
  expect(holds(readCondition(filters, undefined, 'number'), 'number', '7')).toBe(false);
});

test('the other dialect is read too', () => {
  const condition = { operator: 'between', rangeStart: 2, rangeEnd: 4 };
  expect(holds(readCondition([], condition, 'number'), 'number', '3')).toBe(true);
});
