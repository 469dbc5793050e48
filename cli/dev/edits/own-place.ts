import { isOneValue, nodeAt, childNode } from '../../schema/schema-node.ts';
import type { FieldPlace } from '../../resolve/resolved.ts';
import { childPointer, segmentsOf } from '../../schema/pointer.ts';

/** What a region has to state as a whole to have a field of its own: lists and pictures are taken or replaced (docs/product.md R3). */
export interface OwnPlace {
  /** JSON Pointer below the region. */
  readonly pointer: string;
  /** The same as a path, such as `features`. */
  readonly field: string;
  /** The segments from there to the field. */
  readonly below: readonly string[];
}

export function ownPlace({ pointer }: Pick<FieldPlace, 'pointer'>): OwnPlace {
  const segments = segmentsOf(pointer);
  let node = nodeAt('regions', '/defaults');
  let depth = 0;
  for (const segment of segments) {
    node = node && childNode(node, segment);
    depth++;
    if (node?.properties === undefined || isOneValue(node)) break;
  }
  const whole = segments.slice(0, depth);
  return {
    pointer: whole.reduce(childPointer, ''),
    field: whole.join('.'),
    below: segments.slice(depth),
  };
}
