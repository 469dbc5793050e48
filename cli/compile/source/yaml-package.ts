import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { duplicateKey } from './reader/keys.ts';
import { matchAt } from './reader/line.ts';
import type { Reading } from './reader/reading.ts';
import { absentAt, DEEPEST, endOfLine } from './reader/reading.ts';
import type { YamlEntry, YamlNode } from './yaml-node.ts';

// Loaded when it is needed, because most files need it not, and loading it takes as long as reading ten of them.
const load = createRequire(import.meta.url);

/** What the package's parser keeps besides nested maps and lists: the document and the scalar that is read. */
const OUTSIDE = 2;

const OPTIONS = { version: '1.2', schema: 'core', uniqueKeys: false } as const;

/**
 * Reads a text with the yaml package (version 1.2, core schema). Gives its content as our nodes, undefined for an empty
 * document; the first of its errors, whose words are never shown, or of the names that are maps, lists or nothing, as only
 * YAML has them; the fields that are written twice; and the parts of YAML that this program refuses.
 */
export function parseWithYamlPackage(reading: Reading) {
  const { text } = reading;
  const yaml: typeof Yaml = load('yaml');
  const { tokens, refused, tooDeep } = tokenize(yaml, reading);
  const context: Context = { yaml, reading, errors: [], duplicates: [] };
  const { errors, duplicates } = context;
  if (tooDeep) return { error: tooDeep, duplicates, refused };
  const [document, second] = new yaml.Composer(OPTIONS).compose(tokens, true, text.length);
  errors.push(...(document?.errors ?? []).map(({ pos: [start] }) => start));
  // A tag can make nodes of other kinds than those of JSON.
  const contents = refused.length === 0 ? document?.contents : undefined;
  const root = contents ? convert(contents, context) : undefined;
  const [first = second?.range[0]] = errors;
  if (first === undefined) return { root, duplicates, refused };
  const start = Math.min(first, text.trimEnd().length);
  const error = reading.diagnose('unreadable-yaml', {}, [start, endOfLine(text, start)]);
  return { root, error, duplicates, refused };
}

const REFUSED = { '&': 'yaml-anchor', '*': 'yaml-alias', '!': 'yaml-tag' } as const;

/**
 * The package's tokens of a text, and the anchors, aliases and tags among them. The package composes nested tokens by
 * recursion and runs out of stack, so that nesting is limited here.
 */
function tokenize(yaml: typeof Yaml, reading: Reading) {
  const parser = new yaml.Parser();
  const tokens: Yaml.CST.Token[] = [];
  const refused: Diagnostic[] = [];
  let isText = false;
  for (const typed of new yaml.Lexer().lex(reading.text)) {
    const { offset } = parser;
    const sign = typed.charAt(0);
    if (!isText && (sign === '&' || sign === '*' || sign === '!')) {
      const parameters = { typed, text: `"${typed}"` };
      const extent = [offset, offset + typed.length] as const;
      refused.push(reading.diagnose(REFUSED[sign], parameters, extent));
    }
    // The lexer marks what is text by a lexeme before it.
    isText = typed === yaml.CST.SCALAR;
    tokens.push(...parser.next(typed));
    if (parser.stack.length > DEEPEST + OUTSIDE) {
      const extent = [offset, offset + 1] as const;
      const tooDeep = reading.diagnose('nested-too-deep', { limit: DEEPEST }, extent);
      return { tokens, refused, tooDeep };
    }
  }
  tokens.push(...parser.end());
  return { tokens, refused };
}

interface Context {
  readonly yaml: typeof Yaml;
  readonly reading: Reading;
  readonly errors: number[];
  readonly duplicates: Diagnostic[];
}

function convert(node: Yaml.ParsedNode, context: Context): YamlNode {
  const { yaml, reading } = context;
  const { text } = reading;
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
  const { yaml, reading, errors, duplicates } = context;
  const entries = new Map<string, YamlEntry>();
  for (const { key, value } of node.items) {
    const [start, end] = key.range;
    const name = yaml.isScalar(key) ? key.source : '';
    if (start === end || !yaml.isScalar(key)) errors.push(start);
    const first = entries.get(name);
    // In braces a name needs no colon.
    const [colon = ''] = matchAt(COLON, reading.text, end);
    const after = end + colon.length;
    if (first) duplicates.push(duplicateKey(reading, name, first, { start, end }));
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
