import { asList, asRecord, asText } from '../../services/narrow.ts';
import type { Values } from '../field-model.ts';
import type { Consent, ConsentPart } from './definition.ts';

type Options = Readonly<Record<string, unknown>>;

/** Reads the CRM's options of consent, which are JSON (docs/product.md H4). */
export function readConsent(json: string): Consent {
  const options = asRecord(parse(json));
  return options['isLegitimateInterest'] === true ? toldConsent(options) : askedConsent(options);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A legitimate interest needs no consent: the visitor is told of it, and asked nothing. */
function toldConsent(options: Options): Consent {
  const text = asText(options['privacyPolicyText']);
  const [subscription] = asList(options['legitimateInterestSubscriptionTypes']);
  const legitimateInterest = {
    value: true,
    subscriptionTypeId: Number(subscription ?? 0),
    legalBasis: asText(options['legitimateInterestLegalBasis']) || 'LEGITIMATE_INTEREST_OTHER',
    text,
  };
  return {
    needsTick: false,
    parts: withContent([{ text, fields: [] }]),
    payloadOf: () => ({ legitimateInterest }),
  };
}

/** What a form asks its visitors to consent to. All texts may hold HTML. */
interface Questions {
  readonly privacyText: string;
  readonly processingText: string;
  /** The label of the checkbox that must be ticked; empty where sending the form is the consent. */
  readonly processingLabel: string;
  readonly communicationText: string;
  readonly communications: readonly Communication[];
}

interface Communication {
  readonly id: number;
  readonly label: string;
  readonly required: boolean;
}

function askedConsent(options: Options): Consent {
  const questions = readQuestions(options);
  return {
    needsTick: questions.processingLabel !== '',
    parts: withContent(askedParts(questions)),
    payloadOf: (values) => ({ consent: givenConsent(questions, values) }),
  };
}

function readQuestions(options: Options): Questions {
  const processingText = asText(options['processingConsentText']);
  const label = asText(options['processingConsentCheckboxLabel']) || processingText;
  return {
    privacyText: asText(options['privacyPolicyText']),
    processingText,
    processingLabel: options['processingConsentType'] === 'REQUIRED_CHECKBOX' ? label : '',
    communicationText: asText(options['communicationConsentText']),
    communications: asList(options['communicationConsentCheckboxes']).map(readCommunication),
  };
}

function readCommunication(entry: unknown): Communication {
  const { communicationTypeId, label, required: isRequired } = asRecord(entry);
  return { id: Number(communicationTypeId), label: asText(label), required: isRequired === true };
}

function askedParts(questions: Questions): readonly ConsentPart[] {
  const { privacyText, processingText, processingLabel: label, communicationText } = questions;
  return [
    {
      text: label === processingText ? '' : processingText,
      fields: label === '' ? [] : [{ path: processingPath, label, required: true }],
    },
    {
      text: communicationText,
      fields: questions.communications.map((entry) => ({
        path: communicationPath(entry),
        label: entry.label,
        required: entry.required,
      })),
    },
    { text: privacyText, fields: [] },
  ];
}

/** Without the parts that have neither text nor checkboxes. */
function withContent(parts: readonly ConsentPart[]): readonly ConsentPart[] {
  return parts.filter(({ text, fields }) => text !== '' || fields.length > 0);
}

/** The consent as a submission carries it, in the CRM's format. */
function givenConsent(questions: Questions, values: Values): object {
  const { privacyText, processingText, processingLabel, communications } = questions;
  return {
    consentToProcess: processingLabel === '' || values[processingPath] === true,
    text: processingText || privacyText,
    communications: communications.map((entry) => ({
      value: values[communicationPath(entry)] === true,
      subscriptionTypeId: entry.id,
      text: entry.label,
    })),
  };
}

/** The path of the checkbox that must be ticked. */
const processingPath = 'consent:processing';

/** The path of a checkbox for messages. */
function communicationPath({ id }: Communication): string {
  return `consent:communication:${id}`;
}
