import type { FieldDetails, PageTexts, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';

/** The texts of the page that is open; undefined where the server cannot say. */
export function askTexts(): Promise<PageTexts | undefined> {
  return ask<PageTexts>(inspectorPaths.texts, { path: location.pathname });
}

/** What is known of a field; undefined where it is no longer there. */
export function askField({ owner, field }: ShownField): Promise<FieldDetails | undefined> {
  return ask<FieldDetails>(inspectorPaths.field, { owner, field });
}

async function ask<Answer>(
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Answer | undefined> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`).catch(() => undefined);
  if (response?.ok !== true) return undefined;
  const answer: Answer = await response.json();
  return answer;
}
