import type { Extent, SourceFile, Span } from '../diagnostics/span.ts';
import type { YamlEntry, YamlMap, YamlNode } from './yaml-node.ts';
import { toValue } from './yaml-node.ts';

/** Which part of a field a span is wanted of. */
export type Part = 'key' | 'value' | 'entry';

/** A YAML file that could be read: its values, and where each of them is typed. */
export interface YamlDocument {
  readonly file: SourceFile;
  /** The content as plain JavaScript values. */
  readonly value: unknown;
  /** The same, with the place of each thing. */
  readonly root: YamlMap;
  /**
   * The span of a field or a list item, by its JSON Pointer: its name (`key`), its value (`value`), or both (`entry`). A list
   * item has no name, so `key` gives its value. `value` gives the name where the value is an indented block, so that no
   * diagnostic underlines a whole block. For a pointer that leads nowhere, the name of the nearest existing ancestor.
   */
  locate(pointer: string, part: Part): Span;
  /** How a single value is typed, with its quotes; undefined for maps, lists and what does not exist. */
  scalarAt(pointer: string): TypedScalar | undefined;
}

export interface TypedScalar {
  readonly source: string;
  /** In quotes, or as a block of text. */
  readonly quoted: boolean;
  /** Inside of brackets or braces. */
  readonly inFlow: boolean;
}

export function createYamlDocument(file: SourceFile, root: YamlMap): YamlDocument {
  let value: unknown;
  return {
    file,
    get value() {
      return (value ??= toValue(root));
    },
    root,
    locate(pointer, part) {
      const { located, complete } = find(root, pointer);
      return { file, ...partRange(located, complete ? part : 'key') };
    },
    scalarAt(pointer) {
      const { located, complete, inFlow } = find(root, pointer);
      if (!complete || located.node.kind !== 'scalar') return undefined;
      const { start, end, quoted } = located.node;
      return { source: file.text.slice(start, end), quoted, inFlow };
    },
  };
}

/** A node, with the entry that names it where it has one. */
interface LocatedNode {
  readonly node: YamlNode;
  readonly entry?: YamlEntry;
}

interface Found {
  readonly located: LocatedNode;
  /** False when only an ancestor exists. */
  readonly complete: boolean;
  /** Whether anything around it is written in brackets. */
  readonly inFlow: boolean;
}

function find(root: YamlMap, pointer: string): Found {
  let located: LocatedNode = { node: root };
  let inFlow = false;
  if (pointer === '') return { located, complete: true, inFlow };
  for (const segment of pointer.slice(1).split('/')) {
    const next = child(located.node, unescaped(segment));
    if (!next) return { located, complete: false, inFlow };
    inFlow ||= located.node.kind !== 'scalar' && !located.node.block;
    located = next;
  }
  return { located, complete: true, inFlow };
}

function unescaped(segment: string): string {
  return segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment;
}

function child(node: YamlNode, segment: string): LocatedNode | undefined {
  if (node.kind === 'map') {
    const entry = node.entries.get(segment);
    return entry && { node: entry.value, entry };
  }
  const item = node.kind === 'list' ? node.items[Number(segment)] : undefined;
  return item && { node: item };
}

function partRange({ node, entry }: LocatedNode, part: Part): Extent {
  if (part === 'entry') return { start: (entry ?? node).start, end: node.end };
  if (entry && (part === 'key' || isBlock(node))) return { start: entry.start, end: entry.end };
  return isBlock(node) ? firstMemberRange(node) : { start: node.start, end: node.end };
}

function isBlock(node: YamlNode): boolean {
  return node.kind !== 'scalar' && node.block;
}

// The first thing typed in a block that nothing names: the root, or a map that is an item of a list.
function firstMemberRange(node: YamlNode): Extent {
  if (node.kind === 'map') {
    for (const { start, end } of node.entries.values()) return { start, end };
  }
  const first = node.kind === 'list' ? node.items[0] : undefined;
  if (first) return { start: node.start, end: partRange({ node: first }, 'value').end };
  return { start: node.start, end: node.end };
}
