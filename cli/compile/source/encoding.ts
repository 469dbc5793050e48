import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Extent, SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { MOST_PROBLEMS } from './first-problems.ts';

/** The `not-utf8` diagnostic of a file, at the first byte that is not UTF-8. */
export function notUtf8(path: string, bytes: Buffer): Diagnostic {
  const at = firstBadByte(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const start = new TextDecoder('utf-8').decode(bytes.subarray(0, at)).length;
  const span = { file: createSourceFile(path, text), start, end: start + 1 };
  return createDiagnostic('not-utf8', guessEncoding(bytes, at), span);
}

/** Code page 1252 of Windows from 0x80 to 0x9F; a question mark for a byte without a meaning. */
const WINDOWS_CHARACTERS = '€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ';

/** The byte by which Windows (code page 1252) saves a character; undefined where it has none. */
export function windowsByte(character: string): number | undefined {
  const index = character === '?' ? -1 : WINDOWS_CHARACTERS.indexOf(character);
  if (index !== -1) return 0x80 + index;
  const code = character.codePointAt(0) ?? 0;
  return code <= 0xff ? code : undefined;
}

/** What the file was probably saved as, in the words of a program's "Save as" box. */
function guessEncoding(bytes: Buffer, at: number): { name: string; character?: string } {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === 'feff') return { name: 'Unicode (UTF-16)' };
  const byte = bytes[at] ?? 0;
  const character = WINDOWS_CHARACTERS[byte - 0x80] ?? String.fromCharCode(byte);
  return { name: 'Windows (ANSI)', ...(character === '?' ? {} : { character }) };
}

/** The offset of the first byte that is not UTF-8: what is decoded to a sign that is not typed. */
function firstBadByte(bytes: Buffer): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let read = 0;
  let at = 0;
  for (const { index } of text.matchAll(/\uFFFD/g)) {
    at += Buffer.byteLength(text.slice(read, index));
    if (!bytes.subarray(at, at + replacement.length).equals(replacement)) return at;
    read = index;
  }
  return bytes.length;
}

const replacement = Buffer.from('\uFFFD');

/** Each escape of a text in double quotes, with its digits (YAML 1.2.2, section 5.7). */
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|[^])/g;
/** What slides and old printers break a line by: between words it stands for a blank. */
const LINE_END = /[\x0B-\x0D\x85\u2028\u2029]/;
/** What no file may hold (`whole-file.ts`), and the line end of old Macs. */
const CONTROL = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;

/** The first escapes for control characters in texts in double quotes, which YAML allows. */
export function findEscapedControls(
  file: SourceFile,
  texts: readonly Extent[],
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { start, end } of texts) {
    for (const match of file.text.slice(start, end).matchAll(ESCAPE)) {
      const suggestion = insteadOfEscape(match);
      if (suggestion === undefined) continue;
      const [escape] = match;
      const at = start + match.index;
      const span = { file, start: at, end: at + escape.length };
      found.push(createDiagnostic('control-character', { escape }, span, { suggestion }));
      if (found.length === MOST_PROBLEMS) return found;
    }
  }
  return found;
}

/** What belongs in the place of an escape that stands for a control character. */
function insteadOfEscape([escape = '', ...digits]: readonly (string | undefined)[]) {
  const code = Number.parseInt(digits.find((each) => each !== undefined) ?? '', 16);
  if (Number.isNaN(code) && /^\\[0abe]$/.test(escape)) return '';
  if (Number.isNaN(code)) return /^\\[vfrNLP]$/.test(escape) ? ' ' : undefined;
  const character = String.fromCharCode(code);
  return code <= 0xffff && CONTROL.test(character) ? insteadOfControl(character) : undefined;
}

export function insteadOfControl(characters: string): string {
  return LINE_END.test(characters) ? ' ' : '';
}
