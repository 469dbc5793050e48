import { asList, asRecord, asText } from '../../services/narrow.ts';
import type { FieldModel, Validation } from '../field-model.ts';
import type { FormWords } from '../form-words.ts';
import { required } from '../validation.ts';

/** The consent that a form asks for (docs/product.md H4). All texts may hold HTML. */
export interface Consent {
  readonly privacyText: string;
  readonly processingText: string;
  /** The label of the checkbox that must be ticked; absent where sending the form is the consent. */
  readonly processingLabel?: string;
  readonly communicationText: string;
  readonly communications: readonly Communication[];
  /** The legal basis for processing where no consent is needed. */
  readonly legitimateInterest?: { readonly subscriptionTypeId: number; readonly basis: string };
}

export interface Communication {
  readonly id: number;
  readonly label: string;
  readonly required: boolean;
}

/** The path of the checkbox that must be ticked. */
export const processingPath = 'consent:processing';

/** Reads the JSON that the definition keeps in its `metaData`; undefined when the form asks for no consent. */
export function readConsent(metaData: readonly unknown[]): Consent | undefined {
  const entry = metaData.map(asRecord).find(({ name }) => name === 'legalConsentOptions');
  const options = asRecord(parse(asText(entry?.['value'])));
  if (Object.keys(options).length === 0) return undefined;
  const label = asText(options['processingConsentCheckboxLabel']);
  const asksToProcess = options['processingConsentType'] === 'REQUIRED_CHECKBOX';
  return {
    privacyText: asText(options['privacyPolicyText']),
    processingText: asText(options['processingConsentText']),
    ...(asksToProcess
      ? { processingLabel: label || asText(options['processingConsentText']) }
      : {}),
    communicationText: asText(options['communicationConsentText']),
    communications: asList(options['communicationConsentCheckboxes']).map(readCommunication),
    ...(options['isLegitimateInterest'] === true
      ? { legitimateInterest: readInterest(options) }
      : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readCommunication(entry: unknown): Communication {
  const { communicationTypeId, label, required: isRequired } = asRecord(entry);
  return { id: Number(communicationTypeId), label: asText(label), required: isRequired === true };
}

function readInterest(
  options: Readonly<Record<string, unknown>>,
): Consent['legitimateInterest'] & object {
  const [subscription] = asList(options['legitimateInterestSubscriptionTypes']);
  const basis = asText(options['legitimateInterestLegalBasis']) || 'LEGITIMATE_INTEREST_OTHER';
  return { subscriptionTypeId: Number(subscription ?? 0), basis };
}

/** The text about one kind of consent, and its checkboxes. */
export interface ConsentPart {
  /** Empty where the labels of the checkboxes suffice. */
  readonly text: string;
  readonly fields: readonly FieldModel[];
}

/** The parts in the order in which they are shown, without those that have neither text nor checkboxes. */
export function consentParts(consent: Consent, words: FormWords): readonly ConsentPart[] {
  const { processingLabel: label, processingText, communicationText, communications } = consent;
  const { validation } = words;
  const processing = {
    text: label === processingText ? '' : processingText,
    fields: label === undefined ? [] : [toggle(processingPath, label, [required(validation)])],
  };
  const communication = {
    text: communicationText,
    fields: communications.map((entry) =>
      toggle(communicationPath(entry), entry.label, entry.required ? [required(validation)] : []),
    ),
  };
  const parts = [processing, communication, { text: consent.privacyText, fields: [] }];
  return parts.filter(({ text, fields }) => text !== '' || fields.length > 0);
}

/** The checkboxes that a visitor gives consent by. */
export function consentFields(consent: Consent, words: FormWords): readonly FieldModel[] {
  return consentParts(consent, words).flatMap(({ fields }) => fields);
}

/** The path of a checkbox for messages. */
export function communicationPath({ id }: Communication): string {
  return `consent:communication:${id}`;
}

function toggle(path: string, label: string, validations: readonly Validation[]): FieldModel {
  return { path, label, type: 'toggle', required: validations.length > 0, validations };
}
