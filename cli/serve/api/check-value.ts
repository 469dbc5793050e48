import { isEmail } from '../../../runtime/forms/rules/email.ts';
import type { FieldType } from '../../../runtime/forms/rules/field-type.ts';
import type { FieldRule } from './field-rules.ts';
import { isPhoneNumber } from './phone.ts';

/** A fault of one value, in the words and under the name that HubSpot gives it (FIELD.md C6). */
export interface ValueFault {
  readonly errorType: string;
  readonly text: string;
}

type Check = (value: string, rule: FieldRule) => ValueFault | undefined;

/** Characters of one value at the most. */
const longestValue = 65_536;

/** Checks a value that is not empty; the first fault counts. */
export function checkValue(value: string, rule: FieldRule): ValueFault | undefined {
  for (const check of [checkLength, checkOptions, checksByType[rule.type]]) {
    const fault = check?.(value, rule);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const checksByType: Readonly<Partial<Record<FieldType, Check>>> = {
  email: checkEmail,
  number: checkNumber,
  date: checkDate,
  datetime: checkDate,
  phone: checkPhone,
  toggle: (value) => expect(/^(true|false)$/, value, 'Neither true nor false'),
};

function checkLength(value: string): ValueFault | undefined {
  if (value.length <= longestValue) return undefined;
  return { errorType: 'INPUT_TOO_LARGE', text: 'The value is too long' };
}

/** Several ticks of one group come as one text, joined by `; ` (SPEC.md section 5). */
function checkOptions(value: string, { options, type }: FieldRule): ValueFault | undefined {
  if (options === undefined || type === 'toggle') return undefined;
  const chosen = type === 'checkbox' ? value.split(';').map((part) => part.trim()) : [value];
  const stranger = chosen.find((part) => !options.has(part));
  if (stranger === undefined) return undefined;
  const text = `'${stranger}' is not one of the options of this field`;
  return { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', text };
}

function checkEmail(value: string, { blockedEmails }: FieldRule): ValueFault | undefined {
  const address = value.toLowerCase();
  if (!isEmail(address)) return { errorType: 'INVALID_EMAIL', text: 'Invalid email address' };
  const isBlocked = blockedEmails.some(
    (entry) => address === entry || address.endsWith(`@${entry}`),
  );
  return isBlocked ? { errorType: 'BLOCKED_EMAIL', text: 'This email is blocked' } : undefined;
}

function checkNumber(value: string, { limits }: FieldRule): ValueFault | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(value)) {
    return { errorType: 'INVALID_NUMBER', text: 'Invalid number' };
  }
  if (limits === undefined) return undefined;
  const isWithin = Number(value) >= limits.least && Number(value) <= limits.greatest;
  return isWithin ? undefined : { errorType: 'NUMBER_OUT_OF_RANGE', text: 'Number out of range' };
}

/** As browsers write dates and times, or as HubSpot does: milliseconds since 1970, UTC. */
function checkDate(value: string): ValueFault | undefined {
  const fault = expect(/^(-?\d+|\d{4}-\d\d-\d\d(T\d\d:\d\d.*)?)$/, value, 'Invalid date');
  if (fault !== undefined || /^-?\d+$/.test(value)) return fault;
  return Number.isNaN(Date.parse(value)) ? expect(/^$/, value, 'Invalid date') : undefined;
}

function checkPhone(value: string): ValueFault | undefined {
  if (isPhoneNumber(value)) return undefined;
  return { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', text: 'Invalid phone number' };
}

function expect(pattern: RegExp, value: string, text: string): ValueFault | undefined {
  return pattern.test(value) ? undefined : { errorType: 'VALUE_NOT_IN_FIELD_DEFINITION', text };
}
