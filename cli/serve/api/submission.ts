import { asList, asRecord, asText } from '../../../runtime/services/narrow.ts';

/** A form as a visitor sent it (docs/product.md D5). */
export interface Submission {
  readonly hutk?: string;
  readonly fields: readonly SubmittedField[];
  /** What else the CRM accepts: `legalConsentOptions`, `pageUri`, `pageName`. */
  readonly extras: Readonly<Record<string, unknown>>;
}

export interface SubmittedField {
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
  if (typeof name !== 'string' || !isScalar(value)) return undefined;
  const type = asText(objectTypeId);
  return { name, value: String(value), ...(type !== '' && { objectTypeId: type }) };
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
