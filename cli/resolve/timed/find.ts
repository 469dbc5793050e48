import { childPointer } from '../../schema/pointer.ts';
import type { YamlNode } from '../../source/yaml-node.ts';
import type { Provenance } from '../resolved.ts';
import type { WrittenFile } from '../written.ts';
import type { TimedValue } from './period.ts';

type File = Pick<WrittenFile<unknown>, 'timing'>;
type Place = Pick<Provenance, 'pointer' | 'span'>;

/** The times of a value and of all that it is part of, and those of the other values of its field. */
export function timesOf({ timing }: File, { pointer }: Place): readonly TimedValue[] {
  return (timing?.values ?? []).filter((value) =>
    value.holds
      ? `${pointer}/`.startsWith(`${value.pointer}/`)
      : value.isOneOf && value.pointer === pointer,
  );
}

/** JSON Pointer of a value in its file as it is typed, with all values that hold at other times. */
export function typedPointer({ timing }: File, { pointer, span }: Place): string {
  return timing === undefined ? pointer : pointerAt(timing.whole.root, span.start);
}

function pointerAt(node: YamlNode, offset: number, pointer = ''): string {
  for (const [segment, { start, named, value }] of partsOf(node)) {
    if (offset < start || offset >= Math.max(value.end, named)) continue;
    const part = childPointer(pointer, segment);
    return offset < named ? part : pointerAt(value, offset, part);
  }
  return pointer;
}

/** The values in a node, each from its name on, if it has one, which ends at `named`. */
function partsOf(node: YamlNode) {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list')
    return [...node.items.entries()].map(
      ([index, value]) => [index, { start: value.start, named: value.start, value }] as const,
    );
  return [...node.entries].map(
    ([name, { start, end, value }]) => [name, { start, named: end, value }] as const,
  );
}
