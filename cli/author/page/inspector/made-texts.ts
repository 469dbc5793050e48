import escapeStringRegexp from 'escape-string-regexp';
import type { ShownField, ShownText } from './messages.ts';

/** A text, and the fields that it shows. */
export interface KnownText {
  readonly text: ShownText;
  readonly fields: readonly ShownField[];
}

/**
 * Says what a text that a script has made shows, by its words; undefined where no field says them.
 */
export type FindMade = (words: string) => KnownText | undefined;

/**
 * @param islandTexts May hold placeholders such as `{count}`. Words that are `served` as well come
 * from there.
 */
export function createFindMade(
  served: readonly KnownText[],
  islandTexts: readonly KnownText[],
): FindMade {
  const exact = new Map(
    [...islandTexts, ...served].map((known) => [known.text.text.trim(), known]),
  );
  const templates = islandTexts.flatMap(toTemplate);
  return (words) => {
    const found = templates.flatMap((template) => fill(template, words, exact));
    const [likeliest] = found.toSorted((a, b) => b.letters - a.letters);
    return exact.get(words) ?? likeliest;
  };
}

/** A text with placeholders. */
interface Template {
  readonly known: KnownText;
  /** What stands around the placeholders. */
  readonly pieces: readonly string[];
  readonly pattern: RegExp;
  /** How many letters are its own: the more, the likelier are words that fit it to be this text. */
  readonly letters: number;
}

function toTemplate(known: KnownText): readonly Template[] {
  const pieces = known.text.text.split(/\{\w+\}/);
  if (pieces.length === 1) return [];
  const pattern = new RegExp(
    `^${pieces.map((piece) => escapeStringRegexp(piece)).join('(.+)')}$`,
    's',
  );
  const letters = pieces.join('').match(/\p{L}/gu)?.length ?? 0;
  return [{ known, pieces: pieces.map((piece) => piece.trim()), pattern, letters }];
}

interface Filled extends KnownText, Pick<Template, 'letters'> {}

/** What words are a filled-in template, or a piece of it between two links; nothing for others. */
function fill(
  { known: { text, fields }, pieces, pattern, letters }: Template,
  words: string,
  exact: ReadonlyMap<string, KnownText>,
): readonly Filled[] {
  const values = pattern.exec(words)?.slice(1);
  const said = values?.flatMap((value) => exact.get(value.trim())?.fields ?? []) ?? [];
  const isPiece = letters > 0 && pieces.includes(words);
  const isFilled = values !== undefined && (letters > 0 || said.length > 0);
  if (!isPiece && !isFilled) return [];
  return [{ text: { ...text, text: words }, fields: [...new Set([...fields, ...said])], letters }];
}
