import type { EditAnswer, FieldEdit, UploadAnswer } from './edit-messages.ts';
import type { FieldDetails, ShownField } from './messages.ts';
import { devPaths, tokenHeader } from '../messages.ts';
import { inspectorPaths } from './messages.ts';

export type FieldName = Pick<ShownField, 'owner' | 'field'>;

/** What is known of a field; undefined where it is no longer there. */
export function askField(name: FieldName): Promise<FieldDetails | undefined> {
  return askOf<FieldDetails>(inspectorPaths.field, name);
}

/** What the server answers to a question about a field. */
export function askOf<Answer>(
  path: string,
  { owner, field }: FieldName,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  return ask<Answer>(path, { owner, field }, signal);
}

/** Has an edit checked or saved. */
export function sendEdit(path: string, token: string, edit: FieldEdit): Promise<EditAnswer> {
  return send(path, token, edit);
}

/** Has a file put among the assets. */
export async function sendAsset(
  field: Readonly<Record<'format' | 'field', string>>,
  token: string,
  file: File,
): Promise<UploadAnswer> {
  try {
    const query = new URLSearchParams({ ...field, name: file.name });
    const headers = { [tokenHeader]: token };
    const response = await fetch(`${inspectorPaths.upload}?${query}`, {
      method: 'POST',
      headers,
      body: file,
    });
    const answer: UploadAnswer = await response.json();
    return answer;
  } catch {
    return { message: 'The server of dev did not answer.' };
  }
}

/** Has all pages shown as of an instant, in UTC, or as of now; resolves to whether they are. */
export async function showAt(at: string | undefined, token: string): Promise<boolean> {
  const address = `${devPaths.instant}?${new URLSearchParams({ at: at ?? '' })}`;
  const options = { method: 'POST', headers: { [tokenHeader]: token } };
  const answer = await fetch(address, options).catch(() => undefined);
  return answer?.ok === true;
}

/** Milliseconds; an edit takes a tenth of a second. */
const timeoutMs = 20_000;

/** Has something written, or says why it was not. */
export async function send(path: string, token: string, body: object): Promise<EditAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [tokenHeader]: token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: EditAnswer | { message: string } = await response.json();
    return 'outcome' in answer ? answer : { outcome: 'conflict', now: null, ...answer };
  } catch {
    return { outcome: 'conflict', message: 'The server of dev did not answer.', now: null };
  }
}

/** What the server answers to a question; undefined where it cannot say. */
export async function ask<Answer>(
  path: string,
  query: Readonly<Record<string, string>> | URLSearchParams,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  const address = `${path}?${new URLSearchParams(query)}`;
  const response = await fetch(address, signal && { signal }).catch(() => undefined);
  if (response?.ok !== true) return undefined;
  const answer: Answer | undefined = await response.json().catch(() => undefined);
  return answer;
}
