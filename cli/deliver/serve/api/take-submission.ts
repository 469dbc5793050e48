import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HeaderFields } from '../../../compile/site/headers.ts';
import { readJson } from './body.ts';
import type { Form } from './forms.ts';
import type { Journal } from './journal.ts';
import type { Submission } from './submission.ts';
import { checkSubmission, readSubmission } from './submission.ts';

interface Destination {
  readonly formId: string;
  readonly form: Form;
  readonly journal: Journal;
}

/** How the API answers a call. */
export interface ApiAnswer {
  readonly status: number;
  /** Sent as JSON; undefined for none. */
  readonly body?: unknown;
  readonly headers?: HeaderFields;
}

/** Stores a submission; a repeat is answered as draft-ietf-httpapi-idempotency-key-header says. */
export async function takeSubmission(
  request: IncomingMessage,
  destination: Destination,
): Promise<ApiAnswer> {
  const key = request.headersDistinct['idempotency-key']?.join(', ');
  if (key !== undefined && (key === '' || key.length > longestKey)) {
    return refusal(400, `The Idempotency-Key is empty or longer than ${String(longestKey)}`);
  }
  const body = await readJson(request);
  if ('refused' in body) return refusal(body.refused, body.message);
  const submission = readSubmission(body.value);
  if (submission === undefined) {
    return refusal(400, 'The body is not { hutk, fields: [{ name, value }] }');
  }
  const errors = checkSubmission(destination.form, submission);
  if (errors.length > 0) return refusal(400, 'The request is not valid', { errors });
  return storeSubmission(destination, submission, key);
}

const longestKey = 255;

/** In the form in which the CRM refuses a call. */
export function refusal(status: number, message: string, more: object = {}): ApiAnswer {
  return { status, body: { status: 'error', message, correlationId: randomUUID(), ...more } };
}

async function storeSubmission(
  { formId, form, journal }: Destination,
  submission: Submission,
  idempotencyKey: string | undefined,
): Promise<ApiAnswer> {
  const { extras, ...sent } = submission;
  const entry = {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    formId,
    ...(idempotencyKey !== undefined && {
      idempotencyKey,
      contentHash: hashOf(formId, submission),
    }),
    ...sent,
    ...extras,
  };
  const stored = await journal.store(entry);
  if (stored.contentHash !== entry.contentHash) {
    return refusal(422, 'This Idempotency-Key was used for another submission');
  }
  const { inlineMessage } = form.definition;
  return { status: 200, body: { id: stored.id, correlationId: stored.id, inlineMessage } };
}

/** Without the visitor's token, which a repeat may lack (docs/product.md F3). */
function hashOf(formId: string, { fields, extras }: Submission): string {
  const content = JSON.stringify([formId, fields, extras['legalConsentOptions']]);
  return createHash('sha256').update(content).digest('hex');
}
