import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { absentAt } from './reader/reading.ts';
import type { YamlEntry, YamlNode } from './yaml-node.ts';

// Loaded when it is needed, because most files need it not, and loading it takes as long as reading ten of them.
const load = createRequire(import.meta.url);

/** A fault that the YAML library found. Its words are never shown. */
export interface LibraryFault {
  readonly start: number;
}

/** A field that is written twice in one map. */
export interface Duplicate {
  readonly name: string;
  readonly first: { readonly start: number; readonly end: number };
  readonly again: { readonly start: number; readonly end: number };
}

/** A part of YAML that this program refuses (DESIGN.md, decision 7). */
export interface RefusedPart {
  readonly code: 'yaml-anchor' | 'yaml-alias' | 'yaml-tag';
  readonly start: number;
  readonly end: number;
}

export interface LibraryResult {
  /** Undefined for an empty document. */
  readonly root: YamlNode | undefined;
  readonly faults: readonly LibraryFault[];
  readonly duplicates: readonly Duplicate[];
  readonly refused: readonly RefusedPart[];
}

const OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  prettyErrors: false,
  uniqueKeys: false,
  logLevel: 'silent',
} as const;

/** Parses text with the YAML library (version 1.2, core schema) into nodes of ours. */
export function parseWithLibrary(text: string): LibraryResult {
  const yaml: typeof Yaml = load('yaml');
  const document = yaml.parseDocument(text, OPTIONS);
  const context: Context = { yaml, text, duplicates: [] };
  const root = document.contents ? convert(document.contents, context) : undefined;
  const faults = document.errors.map(({ pos: [start] }) => ({ start }));
  return { root, faults, duplicates: context.duplicates, refused: findRefused(yaml, text) };
}

interface Context {
  readonly yaml: typeof Yaml;
  readonly text: string;
  readonly duplicates: Duplicate[];
}

function convert(node: Yaml.ParsedNode, context: Context): YamlNode {
  const { yaml, text } = context;
  const [start, end] = node.range;
  if (yaml.isMap(node)) return convertMap(node, context);
  if (yaml.isSeq(node)) {
    const block = node.flow !== true;
    const items = node.items.map((item) => convertItem(item, context));
    return { kind: 'list', start, end: block ? (items.at(-1)?.end ?? end) : end, block, items };
  }
  if (yaml.isAlias(node)) return { kind: 'scalar', start, end, value: null, quoted: false };
  const quoted = node.type !== undefined && node.type !== 'PLAIN';
  const typed = text.slice(start, end).trimEnd();
  return { kind: 'scalar', start, end: start + typed.length, value: toScalar(node.value), quoted };
}

function convertMap(node: Yaml.YAMLMap.Parsed, context: Context): YamlNode {
  const entries = new Map<string, YamlEntry>();
  for (const { key, value } of node.items) {
    const [start, end] = key.range;
    const name = context.yaml.isScalar(key) ? key.source : context.text.slice(start, end);
    const first = entries.get(name);
    if (first) context.duplicates.push({ name, first, again: { start, end } });
    else entries.set(name, { start, end, value: convertValue(value, end, context) });
  }
  const [start, valueEnd] = node.range;
  const block = node.flow !== true;
  const last = [...entries.values()].at(-1);
  return { kind: 'map', start, end: block && last ? last.value.end : valueEnd, block, entries };
}

/** An item that is left empty stands right after its dash. */
function convertItem(item: Yaml.ParsedNode, context: Context): YamlNode {
  const [start, end] = item.range;
  if (start !== end || !context.yaml.isScalar(item)) return convert(item, context);
  return absentAt(context.text.lastIndexOf('-', start - 1) + 1);
}

/** A value that is left empty stands right after its colon. */
function convertValue(value: Yaml.ParsedNode | null, keyEnd: number, context: Context): YamlNode {
  const empty = !value || (value.range[0] === value.range[1] && context.yaml.isScalar(value));
  if (!empty) return convert(value, context);
  return absentAt(context.text.indexOf(':', keyEnd) + 1);
}

function toScalar(value: unknown) {
  const known =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return known ? value : null;
}

const REFUSED = { '&': 'yaml-anchor', '*': 'yaml-alias', '!': 'yaml-tag' } as const;

/** Anchors, aliases and tags. The lexer marks what is text with a token before it. */
function findRefused(yaml: typeof Yaml, text: string): readonly RefusedPart[] {
  const found: RefusedPart[] = [];
  let at = 0;
  let isText = false;
  for (const token of new yaml.Lexer().lex(text)) {
    if (/^[\x02\x18\x1f]$/.test(token)) {
      isText = token === yaml.CST.SCALAR;
      continue;
    }
    const sign = token.charAt(0);
    if (!isText && (sign === '&' || sign === '*' || sign === '!')) {
      found.push({ code: REFUSED[sign], start: at, end: at + token.length });
    }
    at += token.length;
    isText = false;
  }
  return found;
}
