import { codePoint } from '../../diagnostics/code-point.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TypedText } from '../walk.ts';
import { atPiece } from './piece-of-text.ts';

/** An emoji of several characters, of which some show nothing by themselves. */
const EMOJI =
  /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?)*[\u{E0020}-\u{E007F}]*|[\d#*]\uFE0F\u20E3/u;
/** Marks within words of other scripts, which need them to be read. */
const JOINER = /(?<=\p{Lo}\p{M}*)[\u200C\u200D]|(?<=\p{Lo}[^\p{L}]?)[\u200E\u200F\u061C]/u;
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]+/u;
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

/** Finds characters that nobody sees, and that searching, copying and reading aloud stumble over. */
export function* findInvisible(typed: TypedText): Generator<Diagnostic> {
  if (!INVISIBLE.test(typed.text) || links.includes(typed.node.format ?? '')) return;
  for (const { index, groups } of typed.text.matchAll(INVISIBLE_ALONE)) {
    const characters = groups?.['invisible'];
    if (characters === undefined) continue;
    const piece = { start: index, end: index + characters.length, instead: '' };
    const [, before = ''] = LAST_WORD.exec(typed.text.slice(0, index)) ?? [];
    const parameters = { name: nameOfInvisible(characters), before };
    yield atPiece(typed, 'invisible-character', parameters, piece);
  }
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

/** Finds characters that show an empty box or a question mark, because the right one was lost on the way here. */
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
