import { childPointer } from '../../../compile/schema/pointer.ts';
import { nodeAt } from '../../../compile/schema/schema-node.ts';
import type { YamlFields } from '../../edit/yaml-value.ts';
import { anyBlock } from '../inspect/describe-blocks.ts';
import { exampleOf } from './example-of.ts';

/** A name that is not taken, such as `steps-2`. */
export function freeName(name: string, taken: readonly string[], count = 1): string {
  const free = count === 1 ? name : `${name}-${count}`;
  return taken.includes(free) ? freeName(name, taken, count + 1) : free;
}

/** A block with the words of the schema's examples, marked as what nobody has said (R20). */
export function blockOf(kind: string, root: string): YamlFields {
  const node = nodeAt('regions', childPointer(anyBlock, kind)) ?? {};
  return { [kind]: exampleOf(node, root), sample: true };
}
