import { asRecord, asText } from '../../services/narrow.ts';
import { withCampaign } from '../../services/campaign.ts';
import { readHutk } from '../../services/hutk.ts';
import { pageApi } from '../../services/page-api.ts';
import { takesIdempotencyKey } from '../../services/post.ts';
import { sentAddress } from '../../services/sent-address.ts';
import { readSettings } from '../../services/settings.ts';
import type { Values } from '../field-model.ts';
import type { DefinitionFormProps } from '../form-props.ts';
import type { Rejection } from '../form-state.ts';
import { placeRejection } from '../rejection.ts';
import { readFailure } from './failure.ts';
import { modelsOf } from './fields.ts';
import { postSubmission } from './post-submission.ts';
import type { Destination } from './post-submission.ts';
import { createSubmission, findHiddenField } from './submission.ts';
import { submissionIds } from './submission-ids.ts';

export { Confirmation } from '../Confirmation.tsx';
export { ErrorSummary } from '../view/ErrorSummary.tsx';

/**
 * What became of a submission: the server's own message as HTML, empty where it has none, or why it
 * was refused.
 */
export type Sent = { readonly message: string } | { readonly rejection: Rejection };

/**
 * Sends what was filled in as the CRM expects it, and goes where that leads. Never rejects: an
 * internal error is reported.
 */
export async function send(props: DefinitionFormProps, values: Values): Promise<Sent> {
  try {
    const hutk = readHutk(document.cookie, navigator);
    const submission = await createSubmission(props.definition, values, hutk);
    const answer = await postSubmission(createDestination(props, values), submission);
    finish(props);
    return { message: asText(asRecord(answer)['inlineMessage']) };
  } catch (error) {
    return { rejection: describeFailure(error, props, values) };
  }
}

function createDestination(
  { formId, definition, words }: DefinitionFormProps,
  values: Values,
): Destination {
  const idField = findHiddenField(definition, values, readSettings(document).submissionIdField);
  return {
    api: pageApi(),
    formId,
    ids: submissionIds,
    takesKey: takesIdempotencyKey(),
    words: words.failure,
    ...(idField === undefined ? {} : { idField }),
  };
}

/**
 * A custom handler takes over; else the submission leads to another page, if there is one, of the
 * same campaign.
 */
function finish({ onSubmitted, submittedUrl, onReturn }: DefinitionFormProps): void {
  if (onSubmitted !== undefined) onSubmitted();
  else if (submittedUrl !== undefined) {
    whenReturned(onReturn);
    const url = withCampaign(submittedUrl, readSettings(document).campaign);
    location.assign(sentAddress(url, location.search, new Date()));
  }
}

/** Acts once, when the browser shows this document again from its back/forward cache. */
function whenReturned(act: () => void): void {
  const waiting = new AbortController();
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    waiting.abort();
    act();
  };
  addEventListener('pageshow', show, { signal: waiting.signal });
}

/** The messages for a failure. An internal error is reported. */
function describeFailure(
  error: unknown,
  { definition, words }: DefinitionFormProps,
  values: Values,
): Rejection {
  const rejection = readFailure(error, words.validation);
  if (rejection === undefined) {
    reportError(error);
    return { fields: {}, form: [words.failure.general] };
  }
  const fields = modelsOf(definition, values, words);
  const paths = fields.flatMap(({ path, type }) => (type === 'hidden' ? [] : path));
  return placeRejection(rejection, paths);
}
