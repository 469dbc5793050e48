import { childPointer } from '../schema/pointer.ts';
import type { PlacedNode, YamlDocument } from '../source/yaml-document.ts';
import { childPlace, nearestPlace } from '../source/yaml-document.ts';

/** The value at a JSON Pointer. Throws where there is none. */
export function placeAt(document: YamlDocument, pointer: string): PlacedNode {
  const { place, missing } = nearestPlace(document, pointer);
  if (missing.length > 0) throw new Error(`${document.file.path} has no value at ${pointer}.`);
  return place;
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
