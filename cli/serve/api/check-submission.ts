import { holds } from '../../../runtime/forms/rules/condition.ts';
import { asRecord } from '../../../runtime/services/narrow.ts';
import { checkValue } from './check-value.ts';
import type { FieldRule } from './field-rules.ts';
import type { Form } from './forms.ts';
import type { Submission } from './submission.ts';

/** A fault as HubSpot answers it: the field is named inside the message (FIELD.md C6). */
export interface SubmissionFault {
  readonly message: string;
  readonly errorType: string;
}

/** HubSpot's own limit. */
const mostFields = 1000;

/** Finds everything that is wrong with a submission, in the order of the form's fields. */
export function checkSubmission(form: Form, submission: Submission): readonly SubmissionFault[] {
  if (submission.fields.length > mostFields) {
    const message = `A form takes ${String(mostFields)} values at the most`;
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

function faultOf(place: string, text: string, errorType: string): SubmissionFault {
  return { message: `Error in '${place}'. ${text}`, errorType };
}

/** 32 hex digits (DECISIONS.md F3). */
function checkHutk(hutk: string | undefined): readonly SubmissionFault[] {
  if (hutk === undefined || /^[0-9a-f]{32}$/i.test(hutk)) return [];
  return [faultOf('context.hutk', `'${hutk}' is not a valid Hutk`, 'INVALID_HUTK')];
}

function checkNames(form: Form, values: Values): readonly SubmissionFault[] {
  const known = new Set(form.rules.map(({ name }) => name));
  const strangers = [...values.keys()].filter((name) => !known.has(name));
  return strangers.map((name) =>
    faultOf(`fields.${name}`, `The form has no field '${name}'`, 'FIELD_NOT_IN_FORM_DEFINITION'),
  );
}

function checkField(rule: FieldRule, values: Values): readonly SubmissionFault[] {
  const value = values.get(rule.name) ?? '';
  const place = `fields.${rule.name}`;
  if (value === '' || (rule.type === 'toggle' && value === 'false')) {
    if (!rule.required || !isShown(rule, values)) return [];
    return [faultOf(place, `Required field '${rule.name}' is missing`, 'REQUIRED_FIELD')];
  }
  const fault = checkValue(value, rule);
  return fault === undefined ? [] : [faultOf(place, fault.text, fault.errorType)];
}

/** A field that depends on another is asked for only while that one is shown and has a value that it waits for. */
function isShown({ dependence }: FieldRule, values: Values): boolean {
  if (dependence === undefined) return true;
  const { on, condition } = dependence;
  return isShown(on, values) && holds(condition, on.type, values.get(on.name) ?? '');
}

/** A form whose definition asks for consent to processing takes nothing without it (FIELD.md C4). */
function checkConsent(form: Form, { extras }: Submission): readonly SubmissionFault[] {
  if (!form.needsConsent) return [];
  const { consent, legitimateInterest } = asRecord(extras['legalConsentOptions']);
  if (asRecord(consent)['consentToProcess'] === true) return [];
  if (asRecord(legitimateInterest)['value'] === true) return [];
  const message = 'Consent to process personal data is missing';
  return [{ message, errorType: 'MISSING_PROCESSING_CONSENT' }];
}
