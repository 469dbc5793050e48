import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { isWords } from '../formats/text.ts';
import { lastSegment } from '../pointer.ts';
import type { TypedText } from '../walk.ts';
import { absentTexts } from './absent-texts.ts';
import type { JoinedText, TextLine } from './text-lines.ts';
import { joinedTextOf } from './text-lines.ts';

const SENTENCE_END = /[.?!…]["'”’)]*$/;
const SMALL_LETTER = /^\p{Ll}/u;

/**
 * Finds lines that were a text of their own until the line above them, with the name of their field, was deleted: they
 * have joined the text before.
 */
export function* findLostName(typed: TypedText): Generator<Diagnostic> {
  const text = joinedTextOf(typed);
  const at = text?.lines.findIndex(startsText(text)) ?? -1;
  const line = text?.lines[at];
  if (!text || !line) return;
  const { possible, expected } = absentTexts(typed, lengthFrom(text, at));
  if (expected.length === 0 && !isCertain(typed, text, at)) return;
  const isItem = typed.parent.items !== undefined;
  const absent = expected.length > 0 ? expected : possible;
  const isLeftOver = expected.length === 0 && isWords(typed.node.format);
  const parameters = { beside: lastSegment(typed.pointer), isItem, isLeftOver, absent };
  yield createDiagnostic('lost-field-name', parameters, line.span, { path: typed.pointer });
}

/**
 * Whether a line may begin a text: the first below a text that begins beside its name, as long ones do not, or else one
 * that begins a sentence though the line above had room for its first word.
 */
function startsText(text: JoinedText): (line: TextLine, at: number) => boolean {
  return ({ words }, at) => {
    if (at === 0 || words === '' || SMALL_LETTER.test(words)) return false;
    if (text.beginsBeside) return at === 1;
    return SENTENCE_END.test(text.lines[at - 1]?.words ?? '') && isRoomAbove(text, at);
  };
}

/** Whether the first word of a line would not have made the line above the longest. */
function isRoomAbove({ lines }: JoinedText, at: number): boolean {
  const [word = ''] = lines[at]?.words.split(' ') ?? [];
  const longest = Math.max(...lines.map(({ end }) => end));
  return (lines[at - 1]?.end ?? 0) + 1 + word.length <= longest;
}

/** Whether a line joined a text for certain, whatever stands around it: a path, or a line that was not full. */
function isCertain({ node }: TypedText, text: JoinedText, at: number): boolean {
  return text.beginsBeside && (!isWords(node.format) || isRoomAbove(text, at));
}

function lengthFrom({ lines }: JoinedText, at: number): number {
  return lines
    .slice(at)
    .map(({ words }) => words)
    .join(' ').length;
}
