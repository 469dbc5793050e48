import { expect, test } from 'vitest';
import { interfaceWords } from '../../example-words.ts';
import { checkSubmission } from '../../../cli/deliver/serve/api/submission.ts';
import { readForms } from '../../../cli/deliver/serve/api/forms.ts';
import { readDefinition } from '../../../runtime/forms/crm/definition.ts';
import { modelsOf } from '../../../runtime/forms/crm/fields.ts';
import { createSubmission } from '../../../runtime/forms/crm/submission.ts';
import type { FieldValue } from '../../../runtime/forms/field-model.ts';
import { operators } from '../../../runtime/forms/rules/condition.ts';

interface Case {
  readonly filter: { readonly operator: string } & Readonly<Record<string, unknown>>;
  readonly fieldType?: string;
  /**
   * Values of the field that the other depends on, as the visitor leaves them: the other is shown,
   * or is not.
   */
  readonly shown: readonly FieldValue[];
  readonly concealed: readonly FieldValue[];
}

const september = Date.UTC(2026, 8, 1);

const cases: readonly Case[] = [
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
  {
    filter: { operator: 'EQ', strValue: '2026-09-01' },
    fieldType: 'date',
    shown: ['2026-09-01'],
    concealed: ['2026-09-02'],
  },
];

interface Presence {
  readonly runtime: boolean;
  readonly preview: boolean;
}

/**
 * Whether the field that depends on a value is there: as the page shows it, and as the preview asks
 * for it.
 */
async function findBelow(
  { filter, fieldType = 'text' }: Case,
  value: FieldValue,
): Promise<Presence> {
  const dependentFormField = { name: 'below', fieldType: 'text', required: true };
  const dependentFieldFilters = [{ filters: [filter], dependentFormField }];
  const fields = [{ name: 'on', fieldType, dependentFieldFilters }];
  const answer = { formFieldGroups: [{ fields }] };
  const definition = readDefinition(answer, undefined);
  const form = readForms({ forms: { form: answer } }).get('form');
  if (definition === undefined || form === undefined) throw new Error('This is no form.');
  const submission = await createSubmission(definition, { on: value }, undefined);
  const problems = checkSubmission(form, { ...submission, extras: {} });
  return {
    runtime: modelsOf(definition, { on: value }, interfaceWords.forms).some(
      ({ path }) => path === 'below',
    ),
    preview: problems.some(({ errorType }) => errorType === 'REQUIRED_FIELD'),
  };
}

test.each(cases)('preview and page apply $filter on a $fieldType alike', async (each) => {
  const { shown, concealed } = each;
  expect([
    await Promise.all(shown.map((value) => findBelow(each, value))),
    await Promise.all(concealed.map((value) => findBelow(each, value))),
  ]).toEqual([
    shown.map(() => ({ runtime: true, preview: true })),
    concealed.map(() => ({ runtime: false, preview: false })),
  ]);
});

test('each operator that the page knows is among them', () => {
  const tried = new Set(cases.map(({ filter }) => filter.operator));
  expect(Object.keys(operators).filter((operator) => !tried.has(operator))).toEqual([]);
});
