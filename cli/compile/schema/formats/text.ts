/** What keeps a text from being shown as it is. */
export type TextProblem = 'blank' | 'line-break' | 'html';

/** Whether visitors read words of a format: plain texts, or prose with bold words and links. */
export function isWords(format: string | undefined): boolean {
  return format === 'text' || format === 'prose';
}

/** A tag of HTML, or what looks like its beginning. */
export const TAG = /<[a-z!/?][^<>]*>?/i;
/** A character written as HTML writes it. */
export const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|[mn]dash|[lr][sd]quo|#\d+|#x[\da-f]+);/i;

/** Finds what a plain text of one line cannot hold. Whether it may be empty is its `minLength`. */
export function textProblem(text: string): TextProblem | undefined {
  if (isBlank(text)) return 'blank';
  if (/[\n\r\u2028\u2029]/.test(text)) return 'line-break';
  return markupIn(text) === undefined ? undefined : 'html';
}

export function isBlank(text: string): boolean {
  return text !== '' && text.trim() === '';
}

/** The first piece of HTML in the text: a tag, or a character written as an entity. */
export function markupIn(text: string): Markup | undefined {
  const match = TAG.exec(text) ?? ENTITY.exec(text);
  return match === null ? undefined : { typed: match[0], start: match.index };
}

export interface Markup {
  readonly typed: string;
  /** Offset in the text. */
  readonly start: number;
}
