import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import { quoted } from '../describe.ts';
import { atPiece, atPlace } from '../../source/locate-piece.ts';
import { looksLikeDate } from '../formats/date.ts';
import { isWords } from '../formats/text.ts';
import { nameMeant } from '../nearest.ts';
import { childPointer, lastSegment, parentPointer } from '../pointer.ts';
import type { TypedText } from '../typed-texts.ts';
import { booleanIn } from './wrong-type.ts';

/** A name in braces: a placeholder, a token, or one of the two with a brace too many or too few. */
const inBraces = /\{+\s*([\w.]+)\s*\}+/g;

/** Finds placeholders that a message lacks, and placeholders that nothing is filled in for. */
export function* findWrongPlaceholders(message: TypedText): Generator<Diagnostic> {
  const known = message.node.placeholders ?? [];
  if (!isWords(message.node.format) || (known.length === 0 && !message.text.includes('{'))) return;
  const found = [...piecesOf(message.text, known)];
  const missing = known.filter((each) => !found.some(({ near }) => near === each));
  let foreign = 0;
  for (const { typed, near, ...piece } of found) {
    if (known.includes(placeholderName(typed)) || (isToken(typed) && near === undefined)) continue;
    if (near === undefined && !isNeighbours(message, typed)) continue;
    if (near === undefined) foreign++;
    const instead = near === undefined ? undefined : `{${near}}`;
    const parameters = { typed, known: known.map((name) => `{${name}}`).join(', ') };
    yield atPiece(message, 'unknown-placeholder', parameters, { ...piece, instead });
  }
  // Another word in braces stands in the place of one that is missing.
  for (const name of missing.slice(foreign))
    yield atPlace(message, 'missing-placeholder', { name });
}

function* piecesOf(text: string, known: readonly string[]) {
  for (const { 0: typed, 1: name = '', index } of text.matchAll(inBraces)) {
    const exact = { near: known.find((each) => each === name), isGuess: false };
    const meant = isToken(typed) ? exact : nameMeant(name, known);
    yield { typed, ...meant, start: index, end: index + typed.length };
  }
}

/** The name of a placeholder that is typed as it must be; else empty. */
function placeholderName(typed: string): string {
  return /^\{(\w+)\}$/.exec(typed)?.[1] ?? '';
}

function isToken(typed: string): boolean {
  return typed.startsWith('{{') && typed.endsWith('}}');
}

/** Whether a word is not filled in here: one of a message, or unknown beside placeholders. */
function isNeighbours({ node, parent }: TypedText, typed: string): boolean {
  if (node.placeholders !== undefined) return true;
  const siblings = Object.values(parent.properties ?? {});
  return siblings.some(({ placeholders = [] }) => placeholders.includes(placeholderName(typed)));
}

/** Bold words and links, which running text can hold. */
const proseMarks =
  /\*\*(?=\S)([^*]*[^*\s])\*\*|\[([^[\]]+)\]\((?:https?:|mailto:|tel:|#|\/|\{\{)[^()\s]*\)/gu;
/** Slanted words, code, headings, items. Lone asterisks may be meant. */
const otherMarks = new RegExp(
  [
    /(?<![*\w])\*(?=[\p{L}{])([^*]*[^*\s])\*(?![*\w])/u,
    /(?<!\w)__(?=\S)([^_]+)__(?!\w)/u,
    /`([^`]+)`/u,
    /^#{1,6} +(\S.*)$/u,
    /^[-*•] +(\S.*)$/u,
    /\\n()/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Finds marks of Markdown, which visitors would read as they are typed. */
export function* findMarkdown(typed: TypedText): Generator<Diagnostic> {
  const patterns = typed.node.format === 'prose' ? [otherMarks] : [proseMarks, otherMarks];
  const found = patterns.flatMap((pattern) => [...typed.text.matchAll(pattern)]);
  for (const match of found) {
    const [marked, ...groups] = match;
    const words = groups.find((group) => group !== undefined) ?? '';
    const piece = { start: match.index, end: match.index + marked.length, instead: words || ' ' };
    yield atPiece(typed, 'markdown-in-text', { typed: marked, words }, piece);
  }
}

/** Finds texts that may be meant as dates, or, as `no`, as booleans. */
export function* findUnquoted(typed: TypedText): Generator<Diagnostic> {
  const { document, pointer, text, node, parent } = typed;
  const { type, format } = node;
  const canBeBoolean = Array.isArray(type) && type.includes('boolean');
  const value = canBeBoolean ? booleanIn(text) : undefined;
  // Where a field beside it is for the day, the rules of dates say what to write.
  const isDateText =
    isWords(format) && looksLikeDate(text) && parent.properties?.['startsAt'] === undefined;
  if (value === undefined && !isDateText) return;
  const { source, quoted: isQuoted } = document.scalarAt(pointer) ?? { source: '', quoted: true };
  if (value !== undefined && (!isQuoted || /^(?:true|false)$/i.test(text.trim())))
    yield atPlace(typed, 'boolean-word', { source, value }, { suggestion: String(value) });
  if (value === undefined && !isQuoted)
    yield atPlace(typed, 'date-as-text', { source }, { suggestion: quoted(source) });
}

/** A name and a colon at the start of an indented line. */
const fieldLine = /\n([ \t]+)([a-z]\w*):(?=\s|$)/gi;

/** Finds lines that were meant as fields, but are indented so deep that they joined the text. */
export function findFieldInText(typed: TypedText): readonly Diagnostic[] {
  const { document, pointer } = typed;
  return fieldLinesIn(typed).map(({ name, end }) => {
    const { file, start } = document.locate(pointer, 'value');
    const span = { file, start: start + end - name.length - 1, end: start + end };
    const parameters = { name, beside: lastSegment(pointer) };
    const group = parentPointer(pointer);
    const extras = { path: pointer, affects: [group, childPointer(group, name)] };
    return createDiagnostic('field-in-text', parameters, span, extras);
  });
}

/** Names of fields in the text, and where the colons behind them end in the text as typed. */
function fieldLinesIn({ document, pointer, text, parent }: TypedText) {
  const { properties } = parent;
  if (properties === undefined || !text.includes(':')) return [];
  const { source } = document.scalarAt(pointer) ?? { source: '' };
  const lines = [...source.matchAll(fieldLine)]
    .map(({ 0: line, 1: { length: indent } = '', 2: name = '', index }) => {
      return { indent, name, end: index + line.length };
    })
    .filter(({ name }) => Object.hasOwn(properties, name));
  // Deeper ones are fields of the first.
  return lines.filter(({ indent }) => indent <= (lines[0]?.indent ?? 0));
}
