import type { Extent, SourceFile, Span } from '../../diagnostics/span.ts';
import type { YamlEntry, YamlMap, YamlNode } from './yaml-node.ts';
import { toValue } from './yaml-node.ts';

/** Which part of a field a span is wanted of. */
export type Part = 'key' | 'value' | 'entry';

/** A YAML file that could be read: its values, and where each of them is typed. */
export class YamlDocument {
  #value: unknown;

  constructor(
    readonly file: SourceFile,
    /** The content, with the place of each thing. */
    readonly root: YamlMap,
  ) {}

  /** The content as plain JavaScript values. */
  get value(): unknown {
    return (this.#value ??= toValue(this.root));
  }

  /**
   * The span of a field or item: its name (`key`), value, or both (`entry`). An item has no name,
   * so `key` is its value; of an indented block `value` is the name, so that no block is
   * underlined. Where a pointer leads nowhere, the name of the nearest ancestor.
   */
  locate(pointer: string, part: Part): Span {
    const { place, missing } = nearestPlace(this, pointer);
    return { file: this.file, ...partRange(place, missing.length === 0 ? part : 'key') };
  }

  /** How a single value is typed; undefined for maps, lists and what does not exist. */
  scalarAt(pointer: string) {
    const { place, missing } = nearestPlace(this, pointer);
    if (missing.length > 0 || place.node.kind !== 'scalar') return undefined;
    const { start, end, quoted } = place.node;
    const inFlow = outermostFlow(place) !== undefined;
    return { source: this.file.text.slice(start, end), quoted, inFlow };
  }
}

/** A value of a document, and what it stands in. */
export interface PlacedNode {
  readonly document: YamlDocument;
  readonly node: YamlNode;
  /** Its name, where it is a field. */
  readonly entry?: YamlEntry;
  /** The name or the index by which its parent holds it. */
  readonly segment: string;
  readonly parent?: PlacedNode;
}

/** The value at a JSON Pointer, or its nearest ancestor and the segments from there on. */
export function nearestPlace(document: YamlDocument, pointer: string) {
  const segments = pointer.split('/').slice(1).map(unescaped);
  let place: PlacedNode = { document, node: document.root, segment: '' };
  for (const [index, segment] of segments.entries()) {
    const child = childPlace(place, segment);
    if (!child) return { place, missing: segments.slice(index) };
    place = child;
  }
  return { place, missing: [] };
}

/** The value at a JSON Pointer. Throws where there is none. */
export function placeAt(document: YamlDocument, pointer: string): PlacedNode {
  const { place, missing } = nearestPlace(document, pointer);
  if (missing.length > 0) throw new Error(`${document.file.path} has no value at ${pointer}.`);
  return place;
}

function unescaped(segment: string): string {
  return segment.includes('~') ? segment.replaceAll('~1', '/').replaceAll('~0', '~') : segment;
}

/** The fields or items of a collection, in their order. */
export function childrenOf(parent: PlacedNode): readonly PlacedNode[] {
  const { node } = parent;
  if (node.kind === 'scalar') return [];
  const segments = node.kind === 'map' ? [...node.entries.keys()] : Object.keys(node.items);
  return segments.flatMap((segment) => childPlace(parent, segment) ?? []);
}

function childPlace(parent: PlacedNode, segment: string): PlacedNode | undefined {
  const { document, node } = parent;
  if (node.kind === 'map') {
    const entry = node.entries.get(segment);
    return entry && { document, node: entry.value, entry, segment, parent };
  }
  const item = node.kind === 'list' && /^\d+$/.test(segment) ? node.items[Number(segment)] : null;
  return item ? { document, node: item, segment, parent } : undefined;
}

/** The outermost collection in brackets that a value is, or is in. */
export function outermostFlow(place: PlacedNode): PlacedNode | undefined {
  const outer = place.parent && outermostFlow(place.parent);
  return outer ?? (place.node.kind !== 'scalar' && !place.node.block ? place : undefined);
}

function partRange(place: PlacedNode, part: Part): Extent {
  const { node, entry } = place;
  if (part === 'entry') return { start: (entry ?? node).start, end: node.end };
  if (entry && (part === 'key' || isBlock(node))) return { start: entry.start, end: entry.end };
  // Of a block that nothing names, the root or a map that is an item of a list, the first thing
  // that is typed in it.
  const [first] = isBlock(node) ? childrenOf(place) : [];
  const end = first ? partRange(first, 'key').end : node.end;
  return { start: (first?.entry ?? node).start, end };
}

function isBlock(node: YamlNode): boolean {
  return node.kind !== 'scalar' && node.block;
}
