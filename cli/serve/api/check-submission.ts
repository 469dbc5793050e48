import { holds } from '../../../runtime/forms/rules/condition.ts';
import { asRecord } from '../../../runtime/services/narrow.ts';
import { checkValue } from './check-value.ts';
import type { FieldRule } from './field-rules.ts';
import type { Form } from './forms.ts';
import type { Submission } from './submission.ts';

/** A problem as HubSpot answers it: the field is named inside the message (docs/product.md H6). */
export interface SubmissionProblem {
  readonly message: string;
  readonly errorType: string;
}

/** HubSpot's own limit. */
const maxFields = 1000;

/** Finds everything that is wrong with a submission, in the order of the form's fields. */
export function checkSubmission(form: Form, submission: Submission): readonly SubmissionProblem[] {
  if (submission.fields.length > maxFields) {
    const message = `A form takes ${String(maxFields)} values at most`;
    return [{ message, errorType: 'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED' }];
  }
  const values: Values = new Map(submission.fields.map(({ name, value }) => [name, value.trim()]));
  return [
    ...checkHutk(submission.hutk),
    ...checkNames(form, values),
    ...form.rules.flatMap((rule) => checkField(rule, values)),
    ...checkConsent(form, submission),
  ];
}

type Values = ReadonlyMap<string, string>;

function problemAt(path: string, text: string, errorType: string): SubmissionProblem {
  return { message: `Error in '${path}'. ${text}`, errorType };
}

/** 32 hex digits (docs/product.md F3). */
function checkHutk(hutk: string | undefined): readonly SubmissionProblem[] {
  if (hutk === undefined || /^[0-9a-f]{32}$/i.test(hutk)) return [];
  return [problemAt('context.hutk', `'${hutk}' is not a valid Hutk`, 'INVALID_HUTK')];
}

function checkNames(form: Form, values: Values): readonly SubmissionProblem[] {
  const known = new Set(form.rules.map(({ name }) => name));
  const unknown = [...values.keys()].filter((name) => !known.has(name));
  return unknown.map((name) =>
    problemAt(`fields.${name}`, `The form has no field '${name}'`, 'FIELD_NOT_IN_FORM_DEFINITION'),
  );
}

function checkField(rule: FieldRule, values: Values): readonly SubmissionProblem[] {
  const value = values.get(rule.name) ?? '';
  const path = `fields.${rule.name}`;
  if (value === '' || (rule.type === 'toggle' && value === 'false')) {
    if (!rule.required || !isShown(rule, values)) return [];
    return [problemAt(path, `Required field '${rule.name}' is missing`, 'REQUIRED_FIELD')];
  }
  const problem = checkValue(value, rule);
  return problem === undefined ? [] : [problemAt(path, problem.text, problem.errorType)];
}

/** A field that depends on another is shown while that one is shown and its value meets the condition. */
function isShown({ dependence }: FieldRule, values: Values): boolean {
  if (dependence === undefined) return true;
  const { on, condition } = dependence;
  return isShown(on, values) && holds(condition, on.type, values.get(on.name) ?? '');
}

/** A form whose definition requires consent to processing accepts nothing without it (docs/product.md H4). */
function checkConsent(form: Form, { extras }: Submission): readonly SubmissionProblem[] {
  if (!form.needsConsent) return [];
  const { consent, legitimateInterest } = asRecord(extras['legalConsentOptions']);
  if (asRecord(consent)['consentToProcess'] === true) return [];
  if (asRecord(legitimateInterest)['value'] === true) return [];
  const message = 'Consent to process personal data is missing';
  return [{ message, errorType: 'MISSING_PROCESSING_CONSENT' }];
}
