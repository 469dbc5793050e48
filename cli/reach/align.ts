import type { MarkedPiece, Marks } from './marks.ts';

/** A piece of a text as the page has it, and the marks that it stands between, the innermost first. */
export interface ReadPiece {
  readonly text: string;
  readonly ids: readonly number[];
}

/** A number or an amount of money, as pages write it. */
const numberPattern = /\$?\d[\d,]*(?:\.\d+)?/g;

/** Gives each marked piece the text that the page has in its place; undefined where that is another text. */
export function align(
  text: string,
  pieces: readonly MarkedPiece[],
  marks: Marks,
): readonly ReadPiece[] | undefined {
  const parts: ReadPiece[] = [];
  let end = 0;
  const take = (length: number, ids: readonly number[]): void => {
    if (length > 0) parts.push({ text: text.slice(end, end + length), ids });
    end += length;
  };
  for (const piece of pieces) {
    const ids = piece.markIds.toReversed();
    for (const { words, id } of splitAtNumbers(piece.text, marks)) {
      // A number that the page has as well is typed in a text.
      if (id !== undefined && !text.startsWith(words, end))
        take(plainLength(text, end, id, marks), [id, ...ids]);
      else if (text.startsWith(words, end)) take(words.length, ids);
      else return undefined;
    }
  }
  return end === text.length ? parts : undefined;
}

/** Splits a text into plain texts and the numbers that are marks. */
function splitAtNumbers(
  text: string,
  marks: Marks,
): readonly { readonly words: string; readonly id?: number }[] {
  const found: { words: string; id?: number }[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(numberPattern)) {
    const id = marks.readNumber(words);
    if (id === undefined) continue;
    found.push({ words: text.slice(end, index) }, { words, id });
    end = index + words.length;
  }
  return [...found, { words: text.slice(end) }];
}

/** The length of a marked number's value in the page without marks: as it is typed, or as a number. */
function plainLength(text: string, start: number, id: number, marks: Marks): number {
  const { typed } = marks.fieldOf(id);
  if (typed !== undefined && text.startsWith(typed, start)) return typed.length;
  const written = new RegExp(numberPattern.source, 'y');
  written.lastIndex = start;
  return written.exec(text)?.[0].length ?? 0;
}
