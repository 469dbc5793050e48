/** What keeps a text from being shown as it is. */
export type TextProblem = 'blank' | 'line-break' | 'html';

/** The formats of words that visitors read: plain texts, and running text with bold words and links. */
export function isWords(format: string | undefined): boolean {
  return format === 'text' || format === 'prose';
}

/** A tag of HTML, or what looks like its beginning. */
const TAG = /<[a-z!/?][^<>]*>?/i;
/** A character written as HTML writes it. */
const ENTITY =
  /&(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|hellip|[mn]dash|[lr][sd]quo|#\d+|#x[\da-f]+);/i;

/** Looks for what a plain text of one line cannot hold; an empty text is a question of the field's least length. */
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

/** The text with its tags left out and its entities as the characters that they stand for. */
export function withoutMarkup(text: string): string {
  const bare = text.replace(new RegExp(TAG, 'gi'), spaceOf);
  return bare.replace(new RegExp(ENTITY, 'gi'), characterOf).replace(/ {2,}/g, ' ').trim();
}

/** What divides words where a tag is left out: browsers break the line at some. */
function spaceOf(tag: string): string {
  return dividing.test(tag) ? ' ' : '';
}

const dividing =
  /^<\/?(?:address|article|aside|blockquote|br|d[dlt]|div|figure|footer|h[1-6r]|header|li|main|nav|ol|p|pre|section|t(?:able|body|[dhr]|foot|head)|ul)\b/i;

const characters: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['hellip', '…'],
  ['mdash', '—'],
  ['ndash', '–'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
]);

function characterOf(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return characters.get(name) ?? entity;
  const code = name.startsWith('#x') ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
