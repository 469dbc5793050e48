import { expect, test } from 'vitest';
import { holds, readCondition } from '../../../../runtime/forms/rules/condition.ts';
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
  expect(holds(readCondition([filter], undefined), 'text', value)).toBe(expected);
});

test('of several filters all must hold', () => {
  const filters = [
    { operator: 'GT', numberValue: 1 },
    { operator: 'LT', numberValue: 5 },
  ];
  expect(holds(readCondition(filters, undefined), 'number', '7')).toBe(false);
});

test('the other dialect is read too', () => {
  const condition = { operator: 'between', rangeStart: 2, rangeEnd: 4 };
  expect(holds(readCondition([], condition), 'number', '3')).toBe(true);
});
