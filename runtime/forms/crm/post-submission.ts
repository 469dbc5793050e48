import { ApiError } from '../../services/api-error.ts';
import type { ApiSettings } from '../../services/api.ts';
import { asList, asRecord, asText } from '../../services/narrow.ts';
import { post } from '../../services/post.ts';
import type { FormWords } from '../form-words.ts';
import type { Submission, SubmittedField } from './submission.ts';
import type { SubmissionIds } from './submission-ids.ts';

/** Where a submission goes, and how its server recognises a repeat. */
export interface Destination {
  readonly api: ApiSettings;
  readonly formId: string;
  /** The ids of the page that sends. */
  readonly ids: SubmissionIds;
  /** Whether calls may carry the header `Idempotency-Key`. */
  readonly takesKey: boolean;
  /** The hidden field of the form that takes the submission's id. */
  readonly idField?: IdField;
  readonly words: FormWords['failure'];
}

export type IdField = Omit<SubmittedField, 'value'>;

/**
 * Posts a submission; when the server finds the visitor token invalid, once more without it
 * (docs/product.md F3).
 */
export async function postSubmission(
  destination: Destination,
  submission: Submission,
): Promise<unknown> {
  try {
    return await postOnce(destination, submission);
  } catch (error) {
    const { hutk, ...rest } = submission;
    if (hutk === undefined || !isHutkRefused(error)) throw error;
    return postOnce(destination, rest);
  }
}

/** Posts a submission under its id, which is kept for the next try unless the answer is final. */
async function postOnce(destination: Destination, submission: Submission): Promise<unknown> {
  const { api, formId, ids, takesKey, idField, words } = destination;
  const { fields, legalConsentOptions } = submission;
  const content = JSON.stringify([formId, fields, legalConsentOptions]);
  const id = ids.open(content);
  const body = idField === undefined ? submission : withId(submission, { ...idField, value: id });
  const answer = post(api, `/crm/submit/${encodeURIComponent(formId)}`, body, {
    ...(takesKey ? { idempotencyKey: id } : {}),
    message: words.general,
    offline: words.notSent,
    errorFunction: (status) =>
      isSilence(status)
        ? words[takesKey || idField !== undefined ? 'noAnswerYet' : 'noAnswer']
        : undefined,
  });
  return answer.then(
    (result) => {
      ids.close(content);
      return result;
    },
    (error: unknown) => {
      if (isFinal(error)) ids.close(content);
      throw error;
    },
  );
}

function withId(submission: Submission, field: SubmittedField): Submission {
  const others = submission.fields.filter(({ name }) => name !== field.name);
  return { ...submission, fields: [...others, field] };
}

/** Whether the server, or one behind it, did not answer (502, 503, 504). */
function isSilence(status: number | undefined): boolean {
  return status === undefined || status >= 502;
}

/**
 * Whether the answer settles the submission. A server that failed may have stored it; 409 means
 * that the server is still processing it.
 */
function isFinal(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : undefined;
  return status !== undefined && status < 500 && status !== 409;
}

function isHutkRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 400) return false;
  const problems = asList(asRecord(error.body)['errors']).map(asRecord);
  return problems.some(
    ({ errorType, message }) =>
      errorType === 'INVALID_HUTK' || asText(message).includes("'context.hutk'"),
  );
}
