import { own } from '../../services/own.ts';
import type { FieldValue, Values } from '../field-model.ts';
import type { FieldType } from '../rules/field-type.ts';
import { typeOf } from '../rules/field-type.ts';
import { wireText } from '../rules/wire-text.ts';
import type { Consent } from './consent.ts';
import { communicationPath, processingPath } from './consent.ts';
import type { FormDefinition } from './definition.ts';
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
    shown.map(async ({ name, objectTypeId, ...field }) => {
      const value = await wireValue(typeOf({ name, ...field }), own(values, name) ?? null);
      return value === ''
        ? []
        : [{ name, value, ...(objectTypeId === undefined ? {} : { objectTypeId }) }];
    }),
  );
  return {
    ...(hutk === undefined ? {} : { hutk }),
    fields: fields.flat(),
    ...(consent === undefined ? {} : { legalConsentOptions: consentPayload(consent, values) }),
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
  const { name, objectTypeId } = field;
  return { name, ...(objectTypeId === undefined ? {} : { objectTypeId }) };
}

/** A value as the CRM expects it: several ticks as one text joined by `; ` (docs/product.md F12), files as data URLs. */
export async function wireValue(type: FieldType, value: FieldValue): Promise<string> {
  if (value === null) return '';
  if (value instanceof File) return readFile(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? wireText(type, value) : value.join('; ');
}

/** The consent as a submission carries it, in the CRM's format. */
function consentPayload(consent: Consent, values: Values): object {
  const text = consent.processingText || consent.privacyText;
  if (consent.legitimateInterest !== undefined) {
    const { subscriptionTypeId, basis } = consent.legitimateInterest;
    const legitimateInterest = { value: true, subscriptionTypeId, legalBasis: basis, text };
    return { legitimateInterest };
  }
  const communications = consent.communications.map((entry) => ({
    value: values[communicationPath(entry)] === true,
    subscriptionTypeId: entry.id,
    text: entry.label,
  }));
  const isAsked = consent.processingLabel !== undefined;
  const consentToProcess = !isAsked || values[processingPath] === true;
  return { consent: { consentToProcess, text, communications } };
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
