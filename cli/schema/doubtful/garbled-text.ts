import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { windowsByte } from '../../source/encoding.ts';
import type { TypedText } from '../walk.ts';
import { atPiece } from './piece-of-text.ts';

/** What Windows (code page 1252) shows for bytes from 0x80 to 0xBF. */
const LATER = '[\\u00A0-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** The same, without what may follow a letter in a sentence. */
const LATER_LETTER = '(?:[\\u00A0-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|[…‘’“”–—](?=\\p{L}))';
/** Runs of characters that were saved as UTF-8 and read as the encoding of Windows. */
const AS_WINDOWS = new RegExp(
  `(?:Â[\\u00A0-\\u00BF]|Ã${LATER_LETTER}|â[€„‚†œ˜]${LATER}|â€(?!${LATER})|ðŸ${LATER}{2}|ï»¿)+`,
  'gu',
);

/** The commonest of those that were read as the encoding of old Macs. */
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

/** Finds characters that became several others when the text was read with the wrong encoding, such as `â€™` for `’`. */
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
  return atPiece(typed, 'garbled-text', { typed: garbled, meant }, piece);
}

/** The text as it was before it was read with the wrong encoding, once or again and again; undefined if it never was. */
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
