import { own } from '../../services/own.ts';
import type { FieldValue, Values } from '../field-model.ts';
import type { FieldType } from '../rules/field-type.ts';
import { typeOf } from '../rules/field-type.ts';
import { wireText } from '../rules/wire-text.ts';
import type { FieldDefinition, FormDefinition } from './definition.ts';
import { shownFields } from './fields.ts';

/** What is posted (docs/product.md D5). */
export interface Submission {
  readonly hutk?: string;
  readonly fields: readonly SubmittedField[];
  /** Only for a form that asks for consent. */
  readonly legalConsentOptions?: object;
}

export interface SubmittedField {
  readonly name: string;
  readonly value: string;
  readonly objectTypeId?: string;
}

/** Fields that are concealed, or have no value, are left out. */
export async function createSubmission(
  definition: FormDefinition,
  values: Values,
  hutk: string | undefined,
): Promise<Submission> {
  const { groups, consent } = definition;
  const shown = groups.flatMap((group) => shownFields(group.fields, values));
  const fields = await Promise.all(
    shown.map(async (field) => {
      const value = await wireValue(typeOf(field), own(values, field.path) ?? null);
      return value === '' ? [] : [{ ...addressOf(field), value }];
    }),
  );
  return {
    ...(hutk === undefined ? {} : { hutk }),
    fields: fields.flat(),
    ...(consent === undefined ? {} : { legalConsentOptions: consent.payloadOf(values) }),
  };
}

/** The field of that name, if it is a hidden one of the form as it is shown for these values. */
export function findHiddenField(
  { groups }: FormDefinition,
  values: Values,
  wanted: string | undefined,
): Omit<SubmittedField, 'value'> | undefined {
  const shown = groups.flatMap((group) => shownFields(group.fields, values));
  const field = shown.find(({ name }) => name === wanted);
  if (field === undefined || typeOf(field) !== 'hidden') return undefined;
  return addressOf(field);
}

/** What the CRM knows a field by. */
function addressOf({ name, objectTypeId }: FieldDefinition): Omit<SubmittedField, 'value'> {
  return { name, ...(objectTypeId === undefined ? {} : { objectTypeId }) };
}

/**
 * A value as the CRM expects it: several ticks as one text joined by `; ` (docs/product.md F12),
 * files as data URLs.
 */
export async function wireValue(type: FieldType, value: FieldValue): Promise<string> {
  if (value === null) return '';
  if (value instanceof File) return readFile(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? wireText(type, value) : value.join('; ');
}

/** A file as a data URL that includes its name; rejects when the file can't be read. */
function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file can’t be read.'));
    reader.onload = () => {
      const name = encodeURIComponent(file.name);
      resolve(String(reader.result).replace(';base64,', `;name=${name};base64,`));
    };
    reader.readAsDataURL(file);
  });
}
