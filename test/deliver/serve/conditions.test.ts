import { expect, test } from 'vitest';
import type { ConditionCase } from '../../condition-cases.ts';
import { conditionCases, hubspotOperators } from '../../condition-cases.ts';
import { interfaceWords } from '../../example-words.ts';
import { checkSubmission } from '../../../cli/deliver/serve/api/submission.ts';
import { readForms } from '../../../cli/deliver/serve/api/forms.ts';
import { readDefinition } from '../../../runtime/forms/crm/definition.ts';
import { modelsOf } from '../../../runtime/forms/crm/fields.ts';
import { createSubmission } from '../../../runtime/forms/crm/submission.ts';
import type { FieldValue } from '../../../runtime/forms/field-model.ts';
import { operators } from '../../../runtime/forms/rules/condition.ts';

interface Presence {
  readonly runtime: boolean;
  readonly preview: boolean;
}

/**
 * Whether the field that depends on a value is there: as the page shows it, and as the preview asks
 * for it.
 */
async function findBelow(
  { filter, fieldType = 'text' }: ConditionCase,
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

test.each(conditionCases)('preview and page apply $filter on a $fieldType alike', async (each) => {
  const { shown, concealed } = each;
  expect([
    await Promise.all(shown.map((value) => findBelow(each, value))),
    await Promise.all(concealed.map((value) => findBelow(each, value))),
  ]).toEqual([
    shown.map(() => ({ runtime: true, preview: true })),
    concealed.map(() => ({ runtime: false, preview: false })),
  ]);
});

test('each operator of the CRM and each that the page knows is among them', () => {
  const tried = new Set(conditionCases.map(({ filter }) => filter.operator));
  const all = [...hubspotOperators, ...Object.keys(operators)];
  expect(all.filter((operator) => !tried.has(operator))).toEqual([]);
});
