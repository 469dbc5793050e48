import type { SourceFile, Span } from '../diagnostics/span.ts';
import type { RuleRow } from '../manifest/table.ts';

/** Where the build record has the first of several values that is in it; its start where it has none of them. */
export function recordSpan(recordText: SourceFile, ...values: readonly (string | RuleRow)[]): Span {
  const texts = values.map((value) => JSON.stringify(value));
  const found = texts.find((text) => recordText.text.includes(text)) ?? '';
  const start = recordText.text.indexOf(found);
  return { file: recordText, start, end: start + found.length };
}
