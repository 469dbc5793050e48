import { error } from '../../../diagnostics/catalogue/entry.ts';
import { textCodes } from '../../../diagnostics/catalogue/texts.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { codePoint } from '../../../diagnostics/visible.ts';
import { windowsByte } from '../../source/encoding.ts';
import type { TypedText } from '../typed-texts.ts';
import { reporter } from '../../source/locate-piece.ts';

export const codes = {
  'unreadable-character': error(
    '[{isPrivate}There is a character here that a single font has ({name}), and visitors would see an empty box.|A character was lost here, and this sign is shown in its place ({name}).] Write [{instead}, if that belongs here|the one that belongs here].',
    'A text holds the sign for a lost character, or one that only a single font knows.',
    'Visitors would see an empty box or a question mark.',
    'Write the character that belongs there.',
  ),
  'garbled-text': error(
    '"{typed}" [is what becomes of "{meant}" when a text is copied with the wrong encoding. Write "{meant}".|stands for a blank that was copied with the wrong encoding. Put a space in its place.]',
    'A text holds characters such as â€™ or Ã©, which arise when it is read with the wrong encoding and saved again.',
    'Visitors would read them as they stand.',
    'Write the character that the message names, and open the text that it was copied from as UTF-8.',
  ),
} as const;

const { atPiece } = reporter({ ...textCodes, ...codes });

/** An emoji of several characters, some of them invisible by themselves. */
const ONE_EMOJI = /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?/u.source;
const EMOJI = new RegExp(
  `${ONE_EMOJI}(?:\\u200D${ONE_EMOJI})*[\\u{E0020}-\\u{E007F}]*|[\\d#*]\\uFE0F\\u20E3`,
  'u',
);
/** Marks within words of other scripts, which need them to be read. */
const JOINER = /(?<=\p{Lo}\p{M}*)[\u200C\u200D]|(?<=\p{Lo}[^\p{L}]?)[\u200E\u200F\u061C]/u;
const INVISIBLE = new RegExp(
  '[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E' +
    '\\u2060-\\u206F\\u2800\\u3164\\uFE00-\\uFE0F\\uFFA0\\uFFF9-\\uFFFB\\u{E0000}-\\u{E0FFF}]+',
  'u',
);
const INVISIBLE_ALONE = new RegExp(
  `${EMOJI.source}|${JOINER.source}|(?<invisible>${INVISIBLE.source})`,
  'gu',
);

const LAST_WORD = /([\p{L}\p{M}\p{N}\p{P}\p{S}]+)\s*$/u;

/** What characters that show nothing are called, by the first of their kind. */
const names: readonly (readonly [characters: RegExp, name: string])[] = [
  [/\u00AD/, 'a soft hyphen'],
  [/[\u200B\u2060]/, 'a zero-width space'],
  [/[\u034F\u200C\u200D]/, 'a zero-width joiner'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]/, 'a mark for the direction of writing'],
  [/[\uFE00-\uFE0F\u180B-\u180F]/, 'a variation selector'],
];

/** Links say by themselves which characters they cannot hold. */
const links: readonly string[] = ['link', 'asset-video', 'origin', 'asset-document'];

/** Finds invisible characters, which break searching, copying and reading aloud. */
export function* findInvisible(typed: TypedText): Generator<Diagnostic> {
  if (links.includes(typed.node.format ?? '')) return;
  for (const { at, length, ...parameters } of invisiblesIn(typed.text)) {
    const piece = { start: at, end: at + length, instead: '' };
    yield atPiece(typed, 'invisible-character', parameters, piece);
  }
}

/** Characters that show nothing, where they begin, and the word before them. */
export function invisiblesIn(text: string) {
  if (!INVISIBLE.test(text)) return [];
  return [...text.matchAll(INVISIBLE_ALONE)].flatMap(({ index: at, groups }) => {
    const characters = groups?.['invisible'];
    if (characters === undefined) return [];
    const [, before = ''] = LAST_WORD.exec(text.slice(0, at)) ?? [];
    return [{ at, length: characters.length, name: nameOfInvisible(characters), before }];
  });
}

function nameOfInvisible(characters: string): string {
  const [, name = 'a blank without width'] =
    names.find(([kind]) => kind.test(characters.charAt(0))) ?? [];
  return `${name}, ${codePoint(characters)}`;
}

/** Halves of a character of two parts among them, which no file can hold. */
const LOST = /[\uFFFC\uFFFD]|ï¿½|\p{Co}|\p{Cs}/gu;
/** What follows an apostrophe within a word. */
const AFTER_APOSTROPHE = /^(?:s|t|re|ll|ve|d|m)\b/;

/** Finds characters that show as a box or a question mark, because the right one was lost. */
export function* findUnreadable(typed: TypedText): Generator<Diagnostic> {
  const { text } = typed;
  for (const { 0: character, index } of text.matchAll(LOST)) {
    const end = index + character.length;
    const isApostrophe =
      /\p{L}$/u.test(text.slice(0, index)) && AFTER_APOSTROPHE.test(text.slice(end));
    const isPrivate = /\p{Co}/u.test(character);
    const instead = isApostrophe && !isPrivate ? '’' : undefined;
    const parameters = { name: codePoint(character), isPrivate, instead };
    yield atPiece(typed, 'unreadable-character', parameters, { start: index, end, instead });
  }
}

/** What Windows (code page 1252) shows for bytes from 0x80 to 0xBF. */
const LATER = '[\\u00A0-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** The same, without what may follow a letter in a sentence. */
const LATER_LETTER = '(?:[\\u00A0-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[…‘’“”–—](?=\\p{L}))';
/** Runs of characters that were saved as UTF-8 and read as the encoding of Windows. */
const AS_WINDOWS = new RegExp(
  `(?:Â[\\u00A0-\\u00BF]|Ã${LATER_LETTER}|â[€„‚†œ˜]${LATER}|â€(?!${LATER})|ðŸ${LATER}{2}|ï»¿)+`,
  'gu',
);

/** The commonest signs as they look once they were read as the encoding of old Macs. */
const asMac: ReadonlyMap<string, string> = new Map([
  ['‚Äô', '’'],
  ['‚Äò', '‘'],
  ['‚Äú', '“'],
  ['‚Äù', '”'],
  ['‚Äì', '–'],
  ['‚Äî', '—'],
  ['‚Ä¶', '…'],
  ['√©', 'é'],
  ['√±', 'ñ'],
  ['√≠', 'í'],
  ['√≥', 'ó'],
]);
const AS_MAC = new RegExp([...asMac.keys()].join('|'), 'gu');

/** Finds what the wrong encoding made of a character, such as `â€™` for `’`. */
export function* findGarbledText(typed: TypedText): Generator<Diagnostic> {
  for (const { 0: garbled, index } of typed.text.matchAll(AS_WINDOWS)) {
    const meant = decoded(garbled);
    if (meant !== undefined) yield diagnose(typed, garbled, index, meant);
  }
  for (const { 0: garbled, index } of typed.text.matchAll(AS_MAC)) {
    yield diagnose(typed, garbled, index, asMac.get(garbled) ?? '');
  }
}

function diagnose(typed: TypedText, garbled: string, start: number, meant: string): Diagnostic {
  const piece = { start, end: start + garbled.length, instead: meant };
  const words = { typed: garbled, meant: meant.trim() === '' ? undefined : meant };
  return atPiece(typed, 'garbled-text', words, piece);
}

/** The text as it was before one or more readings with the wrong encoding; undefined if none. */
function decoded(garbled: string): string | undefined {
  let text = garbled;
  while (text.search(AS_WINDOWS) !== -1) {
    const before = decodedOnce(text);
    if (before === undefined) return undefined;
    text = before;
  }
  return text.replaceAll('\u00A0', ' ').replaceAll('\uFEFF', '');
}

function decodedOnce(garbled: string): string | undefined {
  // Windows shows nothing for the last byte of a closing quote.
  const whole = garbled.replaceAll(new RegExp(`â€(?!${LATER})`, 'gu'), 'â€\u009D');
  const bytes = [...whole].map(windowsByte);
  if (bytes.includes(undefined)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes.map(Number)),
    );
  } catch {
    return undefined;
  }
}
