import { own } from '../services/narrow.ts';
import type { FieldModel, FieldValue, Validation, Values } from './field-model.ts';
import { isEmail } from './rules/email.ts';

/** Messages by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface RequiredOptions {
  /** Skips the rule while it is true of the form's values. */
  readonly unless?: (values: Values) => boolean;
}

/** Fails on an empty value: null, a blank text, no tick, no choice (docs/product.md F11). */
export function required({ unless }: RequiredOptions = {}): Validation {
  return (value, values) => {
    if (unless?.(values) === true) return undefined;
    return isEmpty(value) ? 'Required' : undefined;
  };
}

/** Checks a value that is not empty; spaces around it are ignored. */
export function email(): Validation {
  return (value) => {
    if (typeof value !== 'string' || isEmpty(value)) return undefined;
    return isEmail(value.trim()) ? undefined : 'Invalid e-mail address';
  };
}

function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === false;
}

/** The first message of a field's validations, in their order (docs/product.md F11). */
export function validateField(field: FieldModel, values: Values): string | undefined {
  try {
    for (const validate of field.validations) {
      const message = validate(own(values, field.path) ?? null, values);
      if (message !== undefined) return message;
    }
    return undefined;
  } catch {
    return 'An unexpected error occurred';
  }
}

export function validateFields(fields: readonly FieldModel[], values: Values): FieldErrors {
  const entries = fields.flatMap((field) => {
    const message = validateField(field, values);
    return message === undefined ? [] : [[field.path, message] as const];
  });
  return Object.fromEntries(entries);
}
