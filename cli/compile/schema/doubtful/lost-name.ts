import { warning } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Span } from '../../../diagnostics/span.ts';
import { positionAt } from '../../../diagnostics/span.ts';
import { reporter } from '../../source/locate-piece.ts';
import { isWords } from '../formats/text.ts';
import { isObject, lastSegment, parentPointer, valueAt } from '../pointer.ts';
import type { SchemaNode } from '../schema-node.ts';
import { childNode } from '../schema-node.ts';
import type { TypedText } from '../typed-texts.ts';

export const codes = {
  'lost-field-name': warning(
    '[{isItem}This line may have lost its dash: it is read as part of the entry above. Put `- >-` above it. If it belongs to that entry, let the line begin with the word before it.|{isLeftOver}This line is read as part of "{beside}", whose text begins beside its name. If that text is a new one, delete what is left of the old one here. If the line lost the name of its field, put|This line may have lost the name of its field: it is read as part of "{beside}". Put][{isItem}| the line with its name back above it][, such as {absent}][{isItem}|. If it belongs to "{beside}", let the line begin with the word before it.]',
    'A line within a text reads like the start of another, as if the line with its name was deleted or a new text written above.',
    'Visitors would read it in the field above. It is an error where a field is missing, or a text too long, for that.',
    'Put the line with the name back, such as `title: >-`, or delete the rest of the old one. If all is one text, begin the line with the word that ends the one above.',
  ),
} as const;

const { createDiagnostic } = reporter(codes);

const SENTENCE_END = /[.?!…]["'”’)]*$/;
const SMALL_LETTER = /^\p{Ll}/u;
/** A group or a list, or its first line. */
const BRACKET = /^(?:\{(?!\{)|\[(?=[\d[]))(?:.*[\]}])?$/;

/** Finds lines of a text that joined another, because the line with their name was deleted. */
export function* findLostName(typed: TypedText): Generator<Diagnostic> {
  const text = joinedTextOf(typed);
  const at = text?.lines.findIndex(startsText(text)) ?? -1;
  const line = text?.lines[at];
  if (!text || !line) return;
  const isBracket = BRACKET.test(line.words);
  const { possible, expected } = isBracket
    ? absentValues(typed, ({ type = '' }) => /object|array/.test(String(type)))
    : absentValues(typed, ({ format, maxLength = Infinity }) => {
        return isWords(format) && maxLength >= lengthFrom(text, at);
      });
  if (expected.length === 0 && !isCertain(typed, text, at)) return;
  const isItem = typed.parent.items !== undefined;
  const names = expected.length > 0 ? expected : possible;
  const lines = names.map((name) => `\`${name}:${isBracket ? '' : ' >-'}\``);
  // Of more than three names none is likely.
  const absent = !isItem && lines.length <= 3 && lines.join(' or ');
  const isLeftOver = expected.length === 0 && isWords(typed.node.format);
  const parameters = { beside: lastSegment(typed.pointer), isItem, isLeftOver, absent };
  yield createDiagnostic('lost-field-name', parameters, line.span, { path: typed.pointer });
}

/** Whether a line may begin a value: a bracket, or a sentence that begins a line without need. */
function startsText(text: JoinedText): (line: TextLine, at: number) => boolean {
  return ({ words }, at) => {
    if (BRACKET.test(words)) return true;
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

/** Whether a line surely joined a text: a path, or one that the line above had room for. */
function isCertain({ node }: TypedText, text: JoinedText, at: number): boolean {
  return text.beginsBeside && (!isWords(node.format) || isRoomAbove(text, at));
}

function lengthFrom({ lines }: JoinedText, at: number): number {
  return lines
    .slice(at)
    .map(({ words }) => words)
    .join(' ').length;
}

/**
 * Fields that may have lost their name: absent ones between a text and the next written field that
 * can take the value. Expected ones are required, or stated by the most similar groups.
 */
function absentValues(typed: TypedText, canTake: (field: SchemaNode) => boolean) {
  const { document, pointer, parent } = typed;
  const group = groupAt(document.value, parentPointer(pointer));
  const possible = fieldsBetween(group, parent, lastSegment(pointer)).filter((field) =>
    canTake(childNode(parent, field) ?? {}),
  );
  const around = groupAt(document.value, parentPointer(parentPointer(pointer)));
  const others = Object.values(around).filter((other) => isObject(other) && other !== group);
  const isExpected = (field: string): boolean =>
    parent.required?.includes(field) === true || isStatedBySimilar(group, others, field);
  return { possible, expected: possible.filter(isExpected) };
}

function fieldsBetween(group: object, { properties = {} }: SchemaNode, name: string): string[] {
  const written = Object.keys(group);
  const next = written[written.indexOf(name) + 1] ?? '';
  const known = Object.keys(properties);
  const after = known.slice(known.indexOf(name) + 1);
  const between = after.includes(next) ? after.slice(0, after.indexOf(next)) : after;
  return between.filter((field) => !written.includes(field));
}

/** Whether most of the groups that are most like a group, apart from a field, state that field. */
function isStatedBySimilar(group: object, others: readonly object[], field: string): boolean {
  const differences = others.map((other) => countDifferent(group, other, field));
  const fewest = Math.min(...differences);
  const similar = others.filter((_, index) => differences[index] === fewest);
  return similar.filter((each) => Object.hasOwn(each, field)).length * 2 > similar.length;
}

function countDifferent(one: object, other: object, apartFrom: string): number {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  names.delete(apartFrom);
  return [...names].filter((name) => Object.hasOwn(one, name) !== Object.hasOwn(other, name))
    .length;
}

function groupAt(root: unknown, pointer: string): object {
  const found = valueAt(root, pointer);
  return isObject(found) ? found : {};
}

interface TextLine {
  /** Without blanks around it; empty for a blank line. */
  readonly words: string;
  readonly span: Span;
  /** The column in which the line ends, from 1. */
  readonly end: number;
}

/** A text whose line breaks become blanks: after `>-`, or without any sign. */
interface JoinedText {
  readonly lines: readonly TextLine[];
  /** The first line stands beside the name of the field, or behind the dash of the item. */
  readonly beginsBeside: boolean;
}

const LINE_END = /[\n\r\u2028\u2029]/;

/** The lines of a text; undefined if no line can join it: in quotes, in brackets, after `|`. */
function joinedTextOf({ document, pointer }: TypedText): JoinedText | undefined {
  const scalar = document.scalarAt(pointer);
  if (scalar === undefined || scalar.inFlow || !LINE_END.test(scalar.source)) return undefined;
  if (scalar.quoted && !scalar.source.startsWith('>')) return undefined;
  const value = document.locate(pointer, 'value');
  const [first, ...below] = linesOf(value);
  if (first === undefined) return undefined;
  if (scalar.quoted) return { lines: below, beginsBeside: false };
  return { lines: [first, ...below], beginsBeside: isBesideSomething(value) };
}

function linesOf({ file, start, end }: Span): readonly TextLine[] {
  return [...file.text.slice(start, end).matchAll(/^.*$/gm)].map(({ 0: typed, index }) => {
    const words = typed.trim();
    const from = start + index + typed.length - typed.trimStart().length;
    const span = { file, start: from, end: from + words.length };
    return { words, span, end: positionAt(file, span.end).column };
  });
}

function isBesideSomething({ file, start }: Span): boolean {
  const { column } = positionAt(file, start);
  return file.text.slice(start - column + 1, start).trim() !== '';
}
