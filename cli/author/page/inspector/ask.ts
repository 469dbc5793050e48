import type {
  EditAnswer,
  FieldEdit,
  FittingAssets,
  LastEdit,
  UploadAnswer,
} from './edit-messages.ts';
import type {
  EmptyLists,
  FieldDetails,
  FieldHistory,
  ListDetails,
  PageCount,
  PageTexts,
  ShownField,
} from './messages.ts';
import { devPaths, tokenHeader } from '../messages.ts';
import { inspectorPaths } from './messages.ts';

export type FieldName = Pick<ShownField, 'owner' | 'field'>;

/** The texts of the page at a path; undefined where the server cannot say. */
export function askTexts(path: string): Promise<PageTexts | undefined> {
  return ask<PageTexts>(inspectorPaths.texts, { path });
}

/** What is known of a field; undefined where it is no longer there. */
export function askField({ owner, field }: FieldName): Promise<FieldDetails | undefined> {
  return ask<FieldDetails>(inspectorPaths.field, { owner, field });
}

/** How many pages show what a field says; undefined where the server cannot say. */
export function askPages(
  { owner, field }: FieldName,
  signal: AbortSignal,
): Promise<PageCount | undefined> {
  return ask<PageCount>(inspectorPaths.pages, { owner, field }, signal);
}

/** Who changed a field last; undefined where the server cannot say. */
export function askHistory({ owner, field }: FieldName): Promise<FieldHistory | undefined> {
  return ask<FieldHistory>(inspectorPaths.history, { owner, field });
}

/**
 * The list that a field stands in, or that it is while it has no item; undefined where there is
 * none, or one that cannot be changed.
 */
export function askList({ owner, field }: FieldName): Promise<ListDetails | undefined> {
  return ask<ListDetails>(inspectorPaths.list, { owner, field });
}

/** The lists beside a field that have no item; undefined where the server cannot say. */
export function askEmptyLists({ owner, field }: FieldName): Promise<EmptyLists | undefined> {
  return ask<EmptyLists>(inspectorPaths.emptyLists, { owner, field });
}

/** What can be undone, and what redone. */
export function askLast(): Promise<LastEdit | undefined> {
  return ask<LastEdit>(inspectorPaths.last, {});
}

/** Has an edit checked or saved. */
export function sendEdit(path: string, token: string, edit: FieldEdit): Promise<EditAnswer> {
  return send(path, token, edit);
}

/** Has the last edit taken back, or made again. */
export function sendStep(step: 'undo' | 'redo', token: string): Promise<EditAnswer> {
  return send(inspectorPaths[step], token, {});
}

/** The assets that a field of a format takes; it is known by its path, such as `sponsorImg`. */
export function askAssets(format: string, field: string): Promise<FittingAssets | undefined> {
  return ask<FittingAssets>(inspectorPaths.assets, { format, field });
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
