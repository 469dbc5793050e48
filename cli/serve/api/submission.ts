import { holds } from '../../../runtime/forms/rules/condition.ts';
import { isEmail } from '../../../runtime/forms/rules/email.ts';
import type { FieldType } from '../../../runtime/forms/rules/field-type.ts';
import { isNumber, isWithin } from '../../../runtime/forms/rules/number.ts';
import { isPhoneNumber } from '../../../runtime/forms/rules/phone.ts';
import { asList, asRecord, asText } from '../../../runtime/services/narrow.ts';
import type { FieldRule, Form } from './forms.ts';

/** A form as a visitor sent it (docs/product.md D5). */
export interface Submission {
  readonly hutk?: string;
  readonly fields: readonly SubmittedField[];
  /** What else the CRM accepts: `legalConsentOptions`, `pageUri`, `pageName`. */
  readonly extras: Readonly<Record<string, unknown>>;
}

interface SubmittedField {
  readonly name: string;
  readonly value: string;
  readonly objectTypeId?: string;
}

const knownExtras = ['legalConsentOptions', 'pageUri', 'pageName'] as const;

/** Reads the body of a call; undefined when it does not have the shape of a submission. */
export function readSubmission(body: unknown): Submission | undefined {
  const { fields, hutk, ...rest } = asRecord(body);
  if (!Array.isArray(fields) || !(hutk === undefined || typeof hutk === 'string')) return undefined;
  const read = asList(fields).map(readField);
  const sound = read.filter((field) => field !== undefined);
  if (sound.length < read.length) return undefined;
  const extras = knownExtras.filter((name) => rest[name] !== undefined);
  return {
    ...(hutk !== undefined && { hutk }),
    fields: sound,
    extras: Object.fromEntries(extras.map((name) => [name, rest[name]])),
  };
}

function readField(field: unknown): SubmittedField | undefined {
  const { name, value, objectTypeId } = asRecord(field);
  if (typeof name !== 'string' || !isScalar(value)) return undefined;
  const type = asText(objectTypeId);
  return { name, value: String(value), ...(type !== '' && { objectTypeId: type }) };
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A problem as HubSpot answers it: the field is named inside the message (docs/product.md H6). */
interface SubmissionProblem {
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
    ...form.rules.flatMap((rule) => checkField(rule, values, form)),
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

function checkField(rule: FieldRule, values: Values, form: Form): readonly SubmissionProblem[] {
  const value = values.get(rule.name) ?? '';
  const path = `fields.${rule.name}`;
  if (value === '' || (rule.type === 'toggle' && value === 'false')) {
    if (!rule.required || !isShown(rule, values)) return [];
    return [problemAt(path, `Required field '${rule.name}' is missing`, 'REQUIRED_FIELD')];
  }
  const problem = checkValue(value, rule, form);
  return problem === undefined ? [] : [problemAt(path, problem.message, problem.errorType)];
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

type Check = (value: string, rule: FieldRule, form: Form) => SubmissionProblem | undefined;

/** In characters. */
const maxValueLength = 65_536;

/** Checks a value that is not empty; returns the first problem. */
function checkValue(value: string, rule: FieldRule, form: Form): SubmissionProblem | undefined {
  for (const check of [checkLength, checkOptions, checksByType[rule.type]]) {
    const problem = check?.(value, rule, form);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const checksByType: Readonly<Partial<Record<FieldType, Check>>> = {
  email: checkEmail,
  number: checkNumber,
  date: refuseUnless(isTime, 'Invalid date'),
  datetime: refuseUnless(isTime, 'Invalid date'),
  phone: refuseUnless(isPhoneNumber, 'Invalid phone number'),
  toggle: refuseUnless((value) => /^(true|false)$/.test(value), 'Neither true nor false'),
};

function refuseUnless(isValid: (value: string) => boolean, message: string): Check {
  return (value) =>
    isValid(value) ? undefined : { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', message };
}

function checkLength(value: string): SubmissionProblem | undefined {
  if (value.length <= maxValueLength) return undefined;
  return { errorType: 'INPUT_TOO_LARGE', message: 'The value is too long' };
}

/** Several ticks of one group come as one text, joined by `; ` (docs/product.md F12). */
function checkOptions(value: string, { options, type }: FieldRule): SubmissionProblem | undefined {
  if (options.length === 0 || type === 'toggle') return undefined;
  const chosen = type === 'checkbox' ? value.split(';').map((part) => part.trim()) : [value];
  const unknown = chosen.find((part) => options.every((option) => option.value !== part));
  if (unknown === undefined) return undefined;
  const message = `'${unknown}' is not one of the options of this field`;
  return { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', message };
}

function checkEmail(
  value: string,
  _: FieldRule,
  { blockedEmails }: Form,
): SubmissionProblem | undefined {
  const address = value.toLowerCase();
  if (!isEmail(address)) return { errorType: 'INVALID_EMAIL', message: 'Invalid email address' };
  const isBlocked = blockedEmails.some(
    (entry) => address === entry || address.endsWith(`@${entry}`),
  );
  return isBlocked ? { errorType: 'BLOCKED_EMAIL', message: 'This email is blocked' } : undefined;
}

function checkNumber(value: string, { limits }: FieldRule): SubmissionProblem | undefined {
  if (!isNumber(value)) return { errorType: 'INVALID_NUMBER', message: 'Invalid number' };
  if (isWithin(limits, Number(value))) return undefined;
  return { errorType: 'NUMBER_OUT_OF_RANGE', message: 'Number out of range' };
}

/** Accepts what browsers write, and what HubSpot does: milliseconds since 1970, UTC. */
function isTime(value: string): boolean {
  if (/^-?\d+$/.test(value)) return true;
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d.*)?$/.test(value) && !Number.isNaN(Date.parse(value));
}
