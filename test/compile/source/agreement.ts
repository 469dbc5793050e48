import { isDeepStrictEqual } from 'node:util';
import type { Code } from '../../../cli/diagnostics/codes.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { readDocuments } from '../../../cli/compile/source/reader/document.ts';
import { Reading } from '../../../cli/compile/source/reader/reading.ts';
import { findWholeFileProblems } from '../../../cli/compile/source/whole-file.ts';
import { parseWithYamlPackage } from '../../../cli/compile/source/yaml-package.ts';
import type { YamlNode } from '../../../cli/compile/source/yaml-node.ts';
import { generateTexts } from './generated-texts.ts';

/** What our reader refuses on purpose although YAML allows it. */
export const STRICTER: ReadonlySet<string> = new Set<Code>([
  'bad-indentation',
  'control-character',
  'curly-quotes',
  'duplicate-key',
  'hash-in-text',
  'item-among-fields',
  'list-beside-name',
  'mac-line-end',
  'missing-colon',
  'missing-dash',
  'missing-fold',
  'missing-space-after-colon',
  'missing-space-after-dash',
  'not-a-mapping',
  'odd-space',
  'reserved-start',
  'several-documents',
  'tab-indentation',
  'unclosed-bracket',
  'unclosed-quote',
  'unquoted-colon',
  'unquoted-token',
  'yaml-alias',
  'yaml-anchor',
  'yaml-directive',
  'yaml-merge-key',
  'yaml-tag',
]);

/** What our reader makes of a text by itself. */
export interface OwnReading {
  readonly verdict: 'accepted' | 'handed over' | 'refused';
  readonly root: YamlNode | undefined;
  readonly codes: readonly string[];
}

export function readAlone(text: string): OwnReading {
  const file = createSourceFile('regions.yaml', text);
  const whole = findWholeFileProblems(file).map(({ code }) => code);
  if (whole.length > 0) return { verdict: 'refused', root: undefined, codes: whole };
  const reading = new Reading(file);
  const root = readDocuments(reading);
  const codes = reading.diagnostics.map(({ code }) => code);
  if (reading.uncertainAt !== undefined) return { verdict: 'handed over', root: undefined, codes };
  return { verdict: codes.length === 0 ? 'accepted' : 'refused', root, codes };
}

/** What the yaml package makes of a text. */
export function parseByPackage(text: string) {
  return parseWithYamlPackage(new Reading(createSourceFile('regions.yaml', text)));
}

/** How the two readers agree on what ours accepts. */
export interface Agreement {
  readonly texts: number;
  /** Texts that our reader accepted, and that were compared. */
  readonly compared: number;
  readonly handedOver: number;
  readonly refused: number;
  /** Texts with other values, or the same at other places, by the yaml package. */
  readonly different: readonly string[];
  /** Texts that the yaml package refuses. */
  readonly invalid: readonly string[];
}

/** Reads generated texts with both readers, until the given number was compared. */
export function compareReaders(compared: number, seed: number): Agreement {
  const counts = { accepted: 0, 'handed over': 0, refused: 0 };
  const different: string[] = [];
  const invalid: string[] = [];
  for (const text of generateTexts(seed)) {
    if (counts.accepted === compared) break;
    const { verdict, root } = readAlone(text);
    counts[verdict]++;
    if (verdict !== 'accepted') continue;
    const given = parseByPackage(text);
    if (given.error || given.duplicates.length + given.refused.length > 0) invalid.push(text);
    else if (!isDeepStrictEqual(withoutIndent(root), withoutIndent(given.root)))
      different.push(text);
  }
  const texts = counts.accepted + counts['handed over'] + counts.refused;
  return {
    texts,
    compared,
    handedOver: counts['handed over'],
    refused: counts.refused,
    different,
    invalid,
  };
}

/** A node without what only our reader keeps with it. */
export function withoutIndent(node: YamlNode | undefined): unknown {
  if (!node) return undefined;
  const { kind, start, end } = node;
  if (node.kind === 'scalar') return { kind, start, end, value: node.value, quoted: node.quoted };
  if (node.kind === 'list') {
    return { kind, start, end, block: node.block, items: node.items.map(withoutIndent) };
  }
  const entries = [...node.entries].map(([name, entry]) => {
    return { name, start: entry.start, end: entry.end, value: withoutIndent(entry.value) };
  });
  return { kind, start, end, block: node.block, entries };
}
