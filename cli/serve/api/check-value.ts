import { isEmail } from '../../../runtime/forms/rules/email.ts';
import type { FieldType } from '../../../runtime/forms/rules/field-type.ts';
import { isNumber, isWithin } from '../../../runtime/forms/rules/number.ts';
import { isPhoneNumber } from '../../../runtime/forms/rules/phone.ts';
import type { FieldRule } from './field-rules.ts';

/** What is wrong with a value, in HubSpot's words and under its name for it (docs/product.md H6). */
export interface ValueProblem {
  readonly errorType: string;
  readonly text: string;
}

type Check = (value: string, rule: FieldRule) => ValueProblem | undefined;

/** In characters. */
const maxValueLength = 65_536;

/** Checks a value that is not empty; returns the first problem. */
export function checkValue(value: string, rule: FieldRule): ValueProblem | undefined {
  for (const check of [checkLength, checkOptions, checksByType[rule.type]]) {
    const problem = check?.(value, rule);
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

function refuseUnless(isValid: (value: string) => boolean, text: string): Check {
  return (value) =>
    isValid(value) ? undefined : { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', text };
}

function checkLength(value: string): ValueProblem | undefined {
  if (value.length <= maxValueLength) return undefined;
  return { errorType: 'INPUT_TOO_LARGE', text: 'The value is too long' };
}

/** Several ticks of one group come as one text, joined by `; ` (docs/product.md F12). */
function checkOptions(value: string, { options, type }: FieldRule): ValueProblem | undefined {
  if (options === undefined || type === 'toggle') return undefined;
  const chosen = type === 'checkbox' ? value.split(';').map((part) => part.trim()) : [value];
  const unknown = chosen.find((part) => !options.has(part));
  if (unknown === undefined) return undefined;
  const text = `'${unknown}' is not one of the options of this field`;
  return { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', text };
}

function checkEmail(value: string, { blockedEmails }: FieldRule): ValueProblem | undefined {
  const address = value.toLowerCase();
  if (!isEmail(address)) return { errorType: 'INVALID_EMAIL', text: 'Invalid email address' };
  const isBlocked = blockedEmails.some(
    (entry) => address === entry || address.endsWith(`@${entry}`),
  );
  return isBlocked ? { errorType: 'BLOCKED_EMAIL', text: 'This email is blocked' } : undefined;
}

function checkNumber(value: string, { limits }: FieldRule): ValueProblem | undefined {
  if (!isNumber(value)) return { errorType: 'INVALID_NUMBER', text: 'Invalid number' };
  if (isWithin(limits, Number(value))) return undefined;
  return { errorType: 'NUMBER_OUT_OF_RANGE', text: 'Number out of range' };
}

/** Accepts what browsers write, and what HubSpot does: milliseconds since 1970, UTC. */
function isTime(value: string): boolean {
  if (/^-?\d+$/.test(value)) return true;
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d.*)?$/.test(value) && !Number.isNaN(Date.parse(value));
}
