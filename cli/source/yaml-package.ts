import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import type { Extent } from '../diagnostics/span.ts';
import { matchAt } from './reader/line.ts';
import { absentAt, DEEPEST } from './reader/reading.ts';
import type { YamlEntry, YamlNode } from './yaml-node.ts';

// Loaded when it is needed, because most files need it not, and loading it takes as long as reading ten of them.
const load = createRequire(import.meta.url);

/** A part of YAML that this program refuses (docs/architecture.md A7). */
export interface RefusedPart extends Extent {
  readonly code: (typeof REFUSED)[keyof typeof REFUSED];
}

/** What the yaml package makes of a text. */
export interface PackageResult {
  /** Undefined for an empty document. */
  readonly root: YamlNode | undefined;
  /** Offsets of its errors, whose words are never shown, and of names that are maps, lists or nothing, as only YAML has them. */
  readonly errors: readonly number[];
  /** Whether the error is that something is nested deeper than `DEEPEST`; nothing else was looked at then. */
  readonly isTooDeep: boolean;
  /** Fields that are written twice in one map. */
  readonly duplicates: readonly Duplicate[];
  readonly refused: readonly RefusedPart[];
}

interface Duplicate {
  readonly name: string;
  readonly first: Extent;
  readonly again: Extent;
}

/** What the package's parser keeps besides nested maps and lists: the document and the scalar that is read. */
const OUTSIDE = 2;

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  prettyErrors: false,
  uniqueKeys: false,
  logLevel: 'silent',
} as const;

/** Parses text with the yaml package (version 1.2, core schema) into our nodes. */
export function parseWithYamlPackage(text: string): PackageResult {
  const yaml: typeof Yaml = load('yaml');
  const { tokens, refused, tooDeep } = tokenize(yaml, text);
  const context: Context = { yaml, text, errors: [], duplicates: [] };
  const { errors, duplicates } = context;
  const found = { errors, duplicates, refused, isTooDeep: tooDeep !== undefined };
  if (tooDeep !== undefined) return { root: undefined, ...found, errors: [tooDeep] };
  const [document, second] = new yaml.Composer(OPTIONS).compose(tokens, true, text.length);
  errors.push(...(document?.errors ?? []).map(({ pos: [start] }) => start));
  // A tag can make nodes of other kinds than those of JSON.
  const contents = refused.length === 0 ? document?.contents : undefined;
  const root = contents ? convert(contents, context) : undefined;
  if (second) errors.push(second.range[0]);
  return { root, ...found };
}

const REFUSED = { '&': 'yaml-anchor', '*': 'yaml-alias', '!': 'yaml-tag' } as const;

/**
 * The package's tokens of a text, and the anchors, aliases and tags among them. The package composes nested tokens by
 * recursion and runs out of stack, so that nesting is limited here.
 */
function tokenize(yaml: typeof Yaml, text: string) {
  const parser = new yaml.Parser();
  const tokens: Yaml.CST.Token[] = [];
  const refused: RefusedPart[] = [];
  let isText = false;
  for (const lexeme of new yaml.Lexer().lex(text)) {
    const { offset } = parser;
    const sign = lexeme.charAt(0);
    if (!isText && (sign === '&' || sign === '*' || sign === '!')) {
      refused.push({ code: REFUSED[sign], start: offset, end: offset + lexeme.length });
    }
    // The lexer marks what is text by a lexeme before it.
    isText = lexeme === yaml.CST.SCALAR;
    tokens.push(...parser.next(lexeme));
    if (parser.stack.length > DEEPEST + OUTSIDE) return { tokens, refused, tooDeep: offset };
  }
  tokens.push(...parser.end());
  return { tokens, refused };
}

interface Context {
  readonly yaml: typeof Yaml;
  readonly text: string;
  readonly errors: number[];
  readonly duplicates: Duplicate[];
}

function convert(node: Yaml.ParsedNode, context: Context): YamlNode {
  const { yaml, text } = context;
  const [start, end] = node.range;
  if (yaml.isMap(node)) return convertMap(node, context);
  if (yaml.isSeq(node)) {
    const block = node.flow !== true;
    const items = node.items.map((item) => {
      return convertMember(item, text.lastIndexOf('-', item.range[0] - 1) + 1, context);
    });
    return { kind: 'list', start, end: block ? (items.at(-1)?.end ?? end) : end, block, items };
  }
  if (yaml.isAlias(node)) return { kind: 'scalar', start, end, value: null, quoted: false };
  const quoted = node.type !== undefined && node.type !== 'PLAIN';
  // Other blanks than those of YAML belong to the text.
  const typed = text.slice(start, end).replace(/[ \t\r\n]+$/, '');
  return { kind: 'scalar', start, end: start + typed.length, value: toScalar(node.value), quoted };
}

const COLON = /\s*:/y;

function convertMap(node: Yaml.YAMLMap.Parsed, context: Context): YamlNode {
  const entries = new Map<string, YamlEntry>();
  for (const { key, value } of node.items) {
    const [start, end] = key.range;
    const name = context.yaml.isScalar(key) ? key.source : '';
    if (start === end || !context.yaml.isScalar(key)) context.errors.push(start);
    const first = entries.get(name);
    // In braces a name needs no colon.
    const [colon = ''] = matchAt(COLON, context.text, end);
    const after = end + colon.length;
    if (first) context.duplicates.push({ name, first, again: { start, end } });
    else entries.set(name, { start, end, value: convertMember(value, after, context) });
  }
  const [start, valueEnd] = node.range;
  const block = node.flow !== true;
  const last = [...entries.values()].at(-1);
  return { kind: 'map', start, end: block && last ? last.value.end : valueEnd, block, entries };
}

/** A value, which stands at an offset where it is left empty: right after its dash or colon. */
function convertMember(node: Yaml.ParsedNode | null, at: number, context: Context): YamlNode {
  const isEmpty = !node || (node.range[0] === node.range[1] && context.yaml.isScalar(node));
  return isEmpty ? absentAt(at) : convert(node, context);
}

function toScalar(value: unknown) {
  const known =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return known ? value : null;
}
