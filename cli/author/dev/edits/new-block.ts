import { childPointer } from '../../../compile/schema/pointer.ts';
import type { ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { mapTexts } from '../../../compile/schema/walk.ts';
import type { YamlFields } from '../../edit/yaml-value.ts';
import { fileKindOf } from '../../find/field-name.ts';
import { schemaOf } from '../../find/name-in-words.ts';
import { pointerTo } from '../inspect/describe-blocks.ts';
import { exampleOf } from './example-of.ts';

/** A name that is not taken, such as `steps-2`. */
export function freeName(name: string, taken: readonly string[], count = 1): string {
  const free = count === 1 ? name : `${name}-${count}`;
  return taken.includes(free) ? freeName(name, taken, count + 1) : free;
}

/** A block with the words of the schema's examples, marked as what nobody has said (R20). */
export function blockOf(owner: string, kind: string, root: string): YamlFields {
  const pointer = childPointer(pointerTo('any', 'any'), kind);
  const node = schemaOf({ owner, pointer }) ?? {};
  const example = exampleOf(node, root);
  const isAtRoot = fileKindOf(owner) === 'library';
  const words = mapTexts(example, (text) => (isAtRoot ? text.replace('{{pathPrefix}}', '') : text));
  return { [kind]: words, sample: true };
}

/** The pages of blocks that each part of an edition's file states. */
export function statedPages({ written: { regions, library } }: ResolvedSite, owner: string) {
  const { defaults, regions: entries } = regions.value;
  const parts =
    fileKindOf(owner) === 'library' ? [library?.value] : [defaults, ...Object.values(entries)];
  return parts.map((part) => part?.blockPages ?? {});
}
