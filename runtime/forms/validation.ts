import { fillIn } from '../services/fill-in.ts';
import { own } from '../services/own.ts';
import type { FieldModel, FieldValue, Validation, Values } from './field-model.ts';
import type { FormWords } from './form-words.ts';
import { isEmail } from './rules/email.ts';
import { isNumber, isWithin } from './rules/number.ts';
import type { Limits } from './rules/number.ts';
import { isPhoneNumber } from './rules/phone.ts';
import { wireText } from './rules/wire-text.ts';

/** The messages that validations fail with. */
export type ValidationWords = FormWords['validation'];

/** Messages by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface RequiredOptions {
  /** Skips the rule while it is true of the form's values. */
  readonly unless?: (values: Values) => boolean;
}

/** Fails on an empty value: null, a blank text, no tick, no choice (docs/product.md F11). */
export function required(words: ValidationWords, { unless }: RequiredOptions = {}): Validation {
  return (value, values) => {
    if (unless?.(values) === true) return undefined;
    return isEmpty(value) ? words.required : undefined;
  };
}

export function email(words: ValidationWords): Validation {
  return written((text) => (isEmail(text) ? undefined : words.email));
}

export function phone(words: ValidationWords): Validation {
  return written((text) => (isPhoneNumber(text) ? undefined : words.phone));
}

/** Checks the number as it will be sent, so that separators between thousands are no error. */
export function number(words: ValidationWords, limits: Limits): Validation {
  return written((text) => {
    const sent = wireText('number', text);
    if (!isNumber(sent)) return words.number;
    return isWithin(limits, Number(sent)) ? undefined : rangeOf(words, limits);
  });
}

function rangeOf(words: ValidationWords, { least, greatest }: Limits): string {
  const limits = { least: String(least), greatest: String(greatest) };
  if (greatest === Infinity) return fillIn(words.numberFrom, limits);
  if (least === -Infinity) return fillIn(words.numberUpTo, limits);
  return fillIn(words.numberBetween, limits);
}

/** Checks a text that is not empty; spaces around it are ignored. */
function written(check: (text: string) => string | undefined): Validation {
  return (value) => (typeof value !== 'string' || isEmpty(value) ? undefined : check(value.trim()));
}

function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === false;
}

/** The first message of a field's validations, in their order (docs/product.md F11). */
export function validateField(
  field: FieldModel,
  values: Values,
  words: ValidationWords,
): string | undefined {
  try {
    for (const validate of field.validations) {
      const message = validate(own(values, field.path) ?? null, values);
      if (message !== undefined) return message;
    }
    return undefined;
  } catch {
    return words.unexpected;
  }
}

export function validateFields(
  fields: readonly FieldModel[],
  values: Values,
  words: ValidationWords,
): FieldErrors {
  const entries = fields.flatMap((field) => {
    const message = validateField(field, values, words);
    return message === undefined ? [] : [[field.path, message] as const];
  });
  return Object.fromEntries(entries);
}
