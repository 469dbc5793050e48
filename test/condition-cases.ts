import type { FieldValue } from '../runtime/forms/field-model.ts';

/** A test on a field, and values of it for which the field that depends on it is shown or not. */
export interface ConditionCase {
  readonly filter: { readonly operator: string } & Readonly<Record<string, unknown>>;
  readonly fieldType?: string;
  /**
   * Values of the field that the other depends on, as the visitor leaves them: the other is shown,
   * or is not.
   */
  readonly shown: readonly FieldValue[];
  readonly concealed: readonly FieldValue[];
}

/** What HubSpot writes into each filter beside what is meant. */
const zeros = { boolValue: false, numberValue: 0, strValues: [], numberValues: [] };

const september = Date.UTC(2026, 8, 1);

export const conditionCases: readonly ConditionCase[] = [
  { filter: { operator: 'EQ', strValue: 'a' }, shown: ['a', ' a '], concealed: ['b', 'ab', ''] },
  { filter: { operator: 'NEQ', strValue: 'a' }, shown: ['b', 'ab', ''], concealed: ['a'] },
  { filter: { operator: 'SET_ANY', strValues: ['a', 'b'] }, shown: ['b'], concealed: ['c', ''] },
  { filter: { operator: 'SET_NOT_ANY', strValues: ['a', 'b'] }, shown: ['c'], concealed: ['b'] },
  { filter: { operator: 'IS_NOT_EMPTY' }, shown: ['a'], concealed: ['', '  '] },
  { filter: { operator: 'HAS_PROPERTY' }, shown: ['a'], concealed: ['', '  '] },
  { filter: { operator: 'CONTAINS', strValue: 'sch' }, shown: ['school'], concealed: ['hall', ''] },
  { filter: { operator: 'STR_CONTAINS', strValue: 'sch' }, shown: ['school'], concealed: ['hall'] },
  ...['SET_ANY', 'EQ'].map((operator) => ({
    filter: { operator, strValues: ['a', 'b'] },
    fieldType: 'checkbox',
    shown: [['c', 'a'], ['b']],
    concealed: [['c'], []],
  })),
  {
    filter: { operator: 'SET_ALL', strValues: ['a', 'b'] },
    fieldType: 'checkbox',
    shown: [['b', 'a', 'c']],
    concealed: [['a'], []],
  },
  {
    filter: { operator: 'SET_NOT_ALL', strValues: ['a', 'b'] },
    fieldType: 'multiple_checkboxes',
    shown: [['a'], []],
    concealed: [['a', 'b']],
  },
  {
    filter: { operator: 'SET_EQ', strValues: ['a', 'b'] },
    fieldType: 'checkbox',
    shown: [['b', 'a']],
    concealed: [['a'], ['a', 'b', 'c'], []],
  },
  {
    filter: { operator: 'SET_NEQ', strValues: ['a'] },
    fieldType: 'checkbox',
    shown: [['a', 'b'], ['b'], []],
    concealed: [['a']],
  },
  {
    filter: { operator: 'DOESNT_CONTAIN', strValue: 'teacher' },
    shown: ['principal', ''],
    concealed: ['teacher', 'a teacher of art'],
  },
  { filter: { operator: 'STR_STARTS_WITH', strValue: '8' }, shown: ['89701'], concealed: ['98'] },
  {
    filter: { operator: 'STR_ENDS_WITH', strValue: '.org' },
    shown: ['a.org'],
    concealed: ['org.a'],
  },
  {
    filter: { operator: 'NOT_BETWEEN', rangeStart: 2, rangeEnd: 4 },
    fieldType: 'number',
    shown: ['1', '5', ''],
    concealed: ['2', '4'],
  },
  {
    filter: { operator: 'IS_NOT_EMPTY' },
    fieldType: 'booleancheckbox',
    shown: [true],
    concealed: [false],
  },
  {
    filter: { ...zeros, operator: 'EQ', strValue: 'true' },
    fieldType: 'booleancheckbox',
    shown: [true],
    concealed: [false],
  },
  {
    filter: { ...zeros, operator: 'NEQ', strValue: 'x' },
    shown: ['0', 'false'],
    concealed: ['x'],
  },
  {
    filter: { operator: 'EQ', boolValue: false },
    fieldType: 'booleancheckbox',
    shown: [false],
    concealed: [true],
  },
  {
    filter: { operator: 'EQ', numberValue: 1000 },
    fieldType: 'number',
    shown: ['1000', '1,000'],
    concealed: ['100', ''],
  },
  {
    filter: { operator: 'LT', numberValue: 1000 },
    fieldType: 'number',
    shown: ['999', '0'],
    concealed: ['1,000', '1000', ''],
  },
  {
    filter: { operator: 'LTE', numberValue: 1000 },
    fieldType: 'number',
    shown: ['1,000'],
    concealed: ['1,001', ''],
  },
  {
    filter: { operator: 'GT', numberValue: 1000 },
    fieldType: 'number',
    shown: ['1,001'],
    concealed: ['1,000', ''],
  },
  {
    filter: { operator: 'GTE', numberValue: 1000 },
    fieldType: 'number',
    shown: ['1,000'],
    concealed: ['999', ''],
  },
  ...['BETWEEN', 'RANGE'].map((operator) => ({
    filter: { operator, rangeStart: 2, rangeEnd: 4 },
    fieldType: 'number',
    shown: ['2', '4'],
    concealed: ['1', '5', ''],
  })),
  {
    filter: { operator: 'GTE', numberValue: september },
    fieldType: 'date',
    shown: ['2026-09-01', '2026-12-24'],
    concealed: ['2026-08-31', ''],
  },
  // Neither states the unit of its time.
  ...['WITHIN_TIME', 'WITHIN_TIME_REVERSE'].map((operator) => ({
    filter: { operator, numberValue: 7 },
    fieldType: 'date',
    shown: ['2026-09-01', ''],
    concealed: [],
  })),
  {
    filter: { operator: 'EQ', strValue: '2026-09-01' },
    fieldType: 'date',
    shown: ['2026-09-01'],
    concealed: ['2026-09-02'],
  },
];

/** The operators of HubSpot's own documentation of dependent fields. */
export const hubspotOperators = [
  ['EQ', 'NEQ', 'CONTAINS', 'DOESNT_CONTAIN', 'STR_STARTS_WITH', 'STR_ENDS_WITH'],
  ['LT', 'LTE', 'GT', 'GTE', 'BETWEEN', 'NOT_BETWEEN', 'WITHIN_TIME_REVERSE', 'WITHIN_TIME'],
  ['SET_ANY', 'SET_NOT_ANY', 'SET_ALL', 'SET_NOT_ALL', 'SET_EQ', 'SET_NEQ', 'IS_NOT_EMPTY'],
].flat();
