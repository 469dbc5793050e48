import type { ParsedNode, YAMLMap, YAMLSeq } from 'yaml';
import { Composer, CST, isMap, isScalar, isSeq, Lexer, Parser } from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Extent, SourceFile } from '../../diagnostics/span.ts';
import { findEscapedControls } from './encoding.ts';
import { MOST_PROBLEMS } from './first-problems.ts';
import { duplicateKey } from './reader/keys.ts';
import { matchAt } from './reader/line.ts';
import { DEEPEST, endOfLine } from './reader/reading.ts';
import type { ScalarValue, YamlEntry, YamlNode, YamlScalar } from './yaml-node.ts';

/** What the yaml package makes of a file. */
export interface ReadNodes {
  /** The content; undefined where there is none, or where the package cannot read it. */
  readonly root: YamlNode | undefined;
  /** The first of the package's errors. Its words are never shown. */
  readonly error: Diagnostic | undefined;
  /** What YAML has and this program refuses, such as anchors, and names written twice. */
  readonly refused: readonly Diagnostic[];
}

const OPTIONS = { version: '1.2', schema: 'core', uniqueKeys: false } as const;

/**
 * Reads a file with the yaml package (YAML 1.2, core schema), and by nothing else.
 *
 * @param around How many levels there are around what is read.
 */
export function readNodes(file: SourceFile, around = 0): ReadNodes {
  const { text } = file;
  const { tokens, refused, inDoubleQuotes, tooDeep } = tokenize(file, around);
  const escapes = findEscapedControls(file, inDoubleQuotes);
  if (tooDeep) return { root: undefined, error: tooDeep, refused: [...refused, ...escapes] };
  const [document, second] = new Composer(OPTIONS).compose(tokens, true, text.length);
  const errors = (document?.errors ?? []).map(({ pos: [start] }) => start);
  // A tag can make nodes of other kinds than those of JSON.
  const contents = refused.length === 0 ? typedNode(document?.contents) : undefined;
  const root = contents && convert(contents, { file, errors, refused });
  const [first = second?.range[0]] = errors;
  if (first === undefined) return { root, error: undefined, refused: [...refused, ...escapes] };
  // Behind an error the package may see names and signs where none are.
  const before = refused.filter(({ span }) => span.start < first);
  return { root: undefined, error: unreadable(file, first), refused: [...before, ...escapes] };
}

/** The package's error, at what stands from an offset to the end of the line. */
function unreadable(file: SourceFile, offset: number): Diagnostic {
  const start = Math.min(offset, file.text.trimEnd().length);
  const span = { file, start, end: endOfLine(file.text, start) };
  return createDiagnostic('unreadable-yaml', {}, span);
}

/** Levels of the package's parser that are neither a map nor a list: the document, and a scalar. */
const OTHER_LEVELS = 2;

const REFUSED = { '&': 'yaml-anchor', '*': 'yaml-alias', '!': 'yaml-tag' } as const;

/** Tokens, with anchors and the like. Their depth is limited, as the composer recurses. */
function tokenize(file: SourceFile, around: number) {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  const refused: Diagnostic[] = [];
  const inDoubleQuotes: Extent[] = [];
  let isText = false;
  for (const typed of new Lexer().lex(file.text)) {
    const start = parser.offset;
    const sign = typed.charAt(0);
    if (!isText && (sign === '&' || sign === '*' || sign === '!')) {
      const span = { file, start, end: start + typed.length };
      addTo(refused, createDiagnostic(REFUSED[sign], { typed, text: `"${typed}"` }, span));
    }
    if (!isText && sign === '"') inDoubleQuotes.push({ start, end: start + typed.length });
    // The lexer marks what is text by a lexeme before it.
    isText = typed === CST.SCALAR;
    tokens.push(...parser.next(typed));
    if (around + parser.stack.length > DEEPEST + OTHER_LEVELS) {
      const span = { file, start, end: start + 1 };
      const tooDeep = createDiagnostic('nested-too-deep', { limit: DEEPEST }, span);
      return { tokens, refused, inDoubleQuotes, tooDeep };
    }
  }
  tokens.push(...parser.end());
  return { tokens, refused, inDoubleQuotes };
}

function addTo(found: Diagnostic[], diagnostic: Diagnostic): void {
  if (found.length < MOST_PROBLEMS) found.push(diagnostic);
}

interface Context {
  readonly file: SourceFile;
  /** Offsets of what cannot be read. */
  readonly errors: number[];
  readonly refused: Diagnostic[];
}

function convert(node: ParsedNode, context: Context): YamlNode {
  if (isMap(node)) return convertMap(node, context);
  if (isSeq(node)) return convertList(node, context);
  const [start, end] = node.range;
  const quoted = isScalar(node) && node.type !== 'PLAIN';
  const value = isScalar(node) ? toScalar(node.value) : null;
  // Blanks at the end are typed for the value only where it ends with blanks itself.
  const after = /[ \t]\n*$/.test(String(value)) ? /[\r\n]+$/ : /[ \t\r\n]+$/;
  const typed = context.file.text.slice(start, end).replace(after, '');
  return { kind: 'scalar', start, end: start + typed.length, value, quoted };
}

function convertList(node: YAMLSeq.Parsed, context: Context): YamlNode {
  const { text } = context.file;
  const [start, end] = node.range;
  const block = node.flow !== true;
  const items = node.items.map((item) => {
    const [from] = item.range;
    return convertMember(item, block ? text.lastIndexOf('-', from - 1) + 1 : from, context);
  });
  return { kind: 'list', start, end: block ? (items.at(-1)?.end ?? end) : end, block, items };
}

const COLON = /\s*:/y;

function convertMap(node: YAMLMap.Parsed, context: Context): YamlNode {
  const { file, errors, refused } = context;
  const entries = new Map<string, YamlEntry>();
  for (const { key, value } of node.items) {
    const [start, end] = key.range;
    const name = isScalar(key) ? key.source : '';
    // Names that are maps, lists or nothing: only YAML has them.
    if (start === end || !isScalar(key)) errors.push(start);
    const first = entries.get(name);
    // In braces a name needs no colon.
    const [colon = ''] = matchAt(COLON, file.text, end);
    if (first) addTo(refused, duplicateKey(file, name, first, { start, end }));
    else {
      const member = convertMember(value, end + colon.length, context);
      entries.set(name, { start, end, value: member });
    }
  }
  const [start, end] = node.range;
  const block = node.flow !== true;
  const last = block ? [...entries.values()].at(-1) : undefined;
  return { kind: 'map', start, end: last?.value.end ?? end, block, entries };
}

/** A value; where it is left empty, it stands right after its dash or colon. */
function convertMember(node: ParsedNode | null, at: number, context: Context): YamlNode {
  const typed = typedNode(node);
  return typed ? convert(typed, context) : absentAt(at);
}

/** The node, unless nothing is typed there. */
function typedNode(node: ParsedNode | null | undefined): ParsedNode | undefined {
  const isEmpty = !node || (node.range[0] === node.range[1] && isScalar(node));
  return isEmpty ? undefined : node;
}

/** The value of a field that has none. */
function absentAt(at: number): YamlScalar {
  return { kind: 'scalar', start: at, end: at, value: null, quoted: false };
}

function toScalar(value: unknown): ScalarValue {
  const isKnown =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isKnown ? value : null;
}
