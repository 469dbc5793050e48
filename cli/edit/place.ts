import { childPointer, segmentsOf } from '../schema/pointer.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { YamlEntry, YamlNode } from '../source/yaml-node.ts';

/** A value of a document, and what it stands in. */
export interface PlacedNode {
  readonly node: YamlNode;
  /** Its name, where it is a field. */
  readonly entry?: YamlEntry;
  /** The name or the index by which its parent holds it. */
  readonly segment: string;
  readonly parent?: PlacedNode;
}

/** The value at a JSON Pointer, or its nearest ancestor, with the segments that lead on from there. */
export function nearestPlace(
  { root }: YamlDocument,
  pointer: string,
): { readonly place: PlacedNode; readonly missing: readonly string[] } {
  const segments = segmentsOf(pointer);
  let place: PlacedNode = { node: root, segment: '' };
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

function childPlace(parent: PlacedNode, segment: string): PlacedNode | undefined {
  const { node } = parent;
  if (node.kind === 'map') {
    const entry = node.entries.get(segment);
    return entry && { node: entry.value, entry, segment, parent };
  }
  const item = node.kind === 'list' && /^\d+$/.test(segment) ? node.items[Number(segment)] : null;
  return item ? { node: item, segment, parent } : undefined;
}

/** The fields or items of a collection, in their order. */
export function childrenOf(parent: PlacedNode): readonly PlacedNode[] {
  const { node } = parent;
  if (node.kind === 'scalar') return [];
  const segments = node.kind === 'map' ? [...node.entries.keys()] : Object.keys(node.items);
  return segments.flatMap((segment) => childPlace(parent, segment) ?? []);
}

/** The outermost collection in brackets that a value is, or is in. */
export function outermostFlow(place: PlacedNode): PlacedNode | undefined {
  const outer = place.parent && outermostFlow(place.parent);
  return outer ?? (place.node.kind !== 'scalar' && !place.node.block ? place : undefined);
}

/** JSON Pointer of a value. */
export function pointerTo({ parent, segment }: PlacedNode): string {
  return parent ? childPointer(pointerTo(parent), segment) : '';
}
