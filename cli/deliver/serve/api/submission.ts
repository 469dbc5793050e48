import { pathOf } from '../../../../runtime/forms/crm/definition.ts';
import { holds } from '../../../../runtime/forms/rules/condition.ts';
import { isEmail } from '../../../../runtime/forms/rules/email.ts';
import { isNumber, isWithin } from '../../../../runtime/forms/rules/number.ts';
import { isPhoneNumber } from '../../../../runtime/forms/rules/phone.ts';
import { asList, asRecord, asText } from '../../../../runtime/services/narrow.ts';
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
  const isScalar = ['string', 'number', 'boolean'].includes(typeof value);
  if (typeof name !== 'string' || !isScalar) return undefined;
  const type = asText(objectTypeId);
  return { name, value: String(value), ...(type !== '' && { objectTypeId: type }) };
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
  return [...problemsIn(form, submission)];
}

function* problemsIn(
  form: Form,
  { hutk, fields, extras }: Submission,
): Generator<SubmissionProblem> {
  // 32 hex digits (docs/product.md F3).
  if (hutk !== undefined && !/^[0-9a-f]{32}$/i.test(hutk))
    yield problemAt('context.hutk', ['INVALID_HUTK', `'${hutk}' is not a valid Hutk`]);
  const values = valuesByPath(fields);
  const known = new Set(form.rules.map(({ path }) => path));
  for (const path of values.keys()) {
    const fault = ['FIELD_NOT_IN_FORM_DEFINITION', `The form has no field '${path}'`] as const;
    if (!known.has(path)) yield problemAt(`fields.${path}`, fault);
  }
  for (const rule of form.rules) {
    const fault = findFault(rule, values, form);
    if (fault !== undefined) yield problemAt(`fields.${rule.path}`, fault);
  }
  if (form.needsConsent && !hasConsent(asRecord(extras['legalConsentOptions']))) {
    const message = 'Consent to process personal data is missing';
    yield { message, errorType: 'MISSING_PROCESSING_CONSENT' };
  }
}

type Values = ReadonlyMap<string, readonly string[]>;

function valuesByPath(fields: readonly SubmittedField[]): Values {
  const values = new Map<string, readonly string[]>();
  for (const { name, value, objectTypeId = '' } of fields) {
    const path = pathOf(objectTypeId, name);
    values.set(path, [...(values.get(path) ?? []), value.trim()]);
  }
  return values;
}

type Fault = readonly [errorType: string, words: string];

function problemAt(path: string, [errorType, words]: Fault): SubmissionProblem {
  return { message: `Error in '${path}'. ${words}`, errorType };
}

/** A form that requires consent to processing takes nothing without (docs/product.md H4). */
function hasConsent({ consent, legitimateInterest }: Readonly<Record<string, unknown>>): boolean {
  return (
    asRecord(consent)['consentToProcess'] === true || asRecord(legitimateInterest)['value'] === true
  );
}

function findFault(rule: FieldRule, values: Values, form: Form): Fault | undefined {
  const { name, path, type, required } = rule;
  const given = (values.get(path) ?? []).filter(
    (value) => value !== '' && !(type === 'toggle' && value === 'false'),
  );
  if (given.length > 0) return given.flatMap((value) => [...faultsOf(value, rule, form)])[0];
  const isMissing = required && isShown(rule, values);
  return isMissing ? ['REQUIRED_FIELD', `Required field '${name}' is missing`] : undefined;
}

/** A dependent field is shown where the other one is, and meets the condition. */
function isShown({ dependence }: FieldRule, values: Values): boolean {
  if (dependence === undefined) return true;
  const { on, condition } = dependence;
  const [value = ''] = values.get(on.path) ?? [];
  return isShown(on, values) && holds(condition, on.type, value);
}

/** In characters. */
const maxValueLength = 65_536;

/** What is wrong with a value that is not empty, the gravest first. */
function* faultsOf(
  value: string,
  { type, options, limits }: FieldRule,
  { blockedEmails }: Form,
): Generator<Fault> {
  const strange = 'VALUE_NOT_IN_FIELD_DEFINITION';
  if (value.length > maxValueLength) yield ['INPUT_TOO_LARGE', 'The value is too long'];
  if (options.length > 0 && type !== 'toggle') {
    // Several ticks of one group come as one text, joined by `; ` (docs/product.md F12).
    const chosen = type === 'checkbox' ? value.split(';').map((part) => part.trim()) : [value];
    const unknown = chosen.find((part) => options.every((option) => option.value !== part));
    if (unknown !== undefined)
      yield [strange, `'${unknown}' is not one of the options of this field`];
  }
  if (type === 'email') yield* faultsOfEmail(value.toLowerCase(), blockedEmails);
  if (type === 'number') {
    if (!isNumber(value)) yield ['INVALID_NUMBER', 'Invalid number'];
    if (!isWithin(limits, Number(value))) yield ['NUMBER_OUT_OF_RANGE', 'Number out of range'];
  }
  if ((type === 'date' || type === 'datetime') && !isTime(value)) yield [strange, 'Invalid date'];
  if (type === 'phone' && !isPhoneNumber(value)) yield [strange, 'Invalid phone number'];
  if (type === 'toggle' && value !== 'true') yield [strange, 'Neither true nor false'];
}

function* faultsOfEmail(address: string, blocked: Form['blockedEmails']): Generator<Fault> {
  if (!isEmail(address)) yield ['INVALID_EMAIL', 'Invalid email address'];
  if (blocked.some((entry) => address === entry || address.endsWith(`@${entry}`)))
    yield ['BLOCKED_EMAIL', 'This email is blocked'];
}

/** Accepts what browsers write, and what HubSpot does: milliseconds since 1970, UTC. */
function isTime(value: string): boolean {
  if (/^-?\d+$/.test(value)) return true;
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d.*)?$/.test(value) && !Number.isNaN(Date.parse(value));
}
