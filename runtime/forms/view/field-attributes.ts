import { own } from '../../services/own.ts';
import type { FieldModel } from '../field-model.ts';
import type { FieldType } from '../rules/field-type.ts';

/** The attributes by which browsers know what a single-line field expects. */
export interface InputAttributes {
  readonly type: string;
  readonly inputMode?: 'email' | 'tel' | 'decimal' | 'url';
  readonly autoComplete?: string;
}

/** HTML's autofill tokens by the names that the CRM gives its own fields. */
const tokens: Readonly<Record<string, string>> = {
  email: 'email',
  firstname: 'given-name',
  lastname: 'family-name',
  phone: 'tel',
  mobilephone: 'tel',
  company: 'organization',
  jobtitle: 'organization-title',
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country-name',
  website: 'url',
};

/**
 * A number is a text field with a keyboard of digits: number fields change under the wheel and drop
 * invalid input.
 */
const inputs: Partial<Readonly<Record<FieldType, InputAttributes>>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
  file: { type: 'file' },
};

export function inputAttributes({ path, type }: FieldModel): InputAttributes {
  const token = own(tokens, path.toLowerCase());
  const input = inputs[type] ?? { type: 'text' };
  return token === undefined ? input : { ...input, autoComplete: token };
}
