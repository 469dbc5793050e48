import { isDeepStrictEqual } from 'node:util';
import { contentFields, contentNode } from '../../schema/content-fields.ts';
import { childOf, childPointer, segmentsOf, valueAt } from '../../schema/pointer.ts';
import type { SchemaPlace } from '../../schema/schema-node.ts';
import { childNode } from '../../schema/schema-node.ts';
import type { RegionDefaults } from '../../schema/written.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { identityOf } from '../identity.ts';
import type { Layer } from '../layers.ts';
import { isGroup } from '../layers.ts';
import type { TokenValues } from '../tokens/expand.ts';
import { expandTexts, regionTokens, siteTokens } from '../tokens/expand.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

/** A field of a region that states what the region would inherit without it (docs/product.md R3). */
export const sameAsDefault: Rule = function* ({ written, layersOf }) {
  const { document, value } = written.regions;
  const regions = listRegions(written);
  const facts = siteTokens(value.site);
  for (const { key, pointer: entry } of regions) {
    const own = layersOf(key).find(({ pointer }) => pointer === entry);
    if (own === undefined) continue;
    const readers = regions
      .map((each) => layersOf(each.key))
      .filter((layers) => layers.some(({ pointer }) => pointer === entry));
    const tokens = regionTokens(identityOf(key, written.regions), facts);
    const isSame = readers.length > 1 ? isDeepStrictEqual : sameWhenFilled(tokens);
    for (const below of repeats(own, value.defaults, isSame)) {
      if (readers.some((layers) => matters(below, own, layers))) continue;
      const pointer = entry + below;
      const isLine = document.scalarAt(pointer)?.inFlow === false;
      const place = { document, pointer, part: isLine ? 'entry' : 'key' } as const;
      const field = segmentsOf(below).join('.');
      const extras = isLine ? { instead: '' } : {};
      yield atPlace(place, 'same-as-default', { region: key, field }, extras);
    }
  }
};

type IsSame = (one: unknown, other: unknown) => boolean;

/** Whether a region alone would show the same of two values, with its name in the place of tokens. */
function sameWhenFilled(tokens: TokenValues): IsSame {
  return (one, other) => isDeepStrictEqual(expandTexts(one, tokens), expandTexts(other, tokens));
}

/** JSON Pointers below a region of what is the same there as in the defaults. */
function* repeats(own: Layer, defaults: RegionDefaults, isSame: IsSame): Generator<string> {
  for (const field of contentFields) {
    const place = { pointer: childPointer('', field), node: contentNode(field) };
    yield* repeatsAt(place, own.content[field], defaults[field], isSame);
  }
}

// Of a group that is the same as a whole, the group is named, and not each of its fields.
function* repeatsAt(
  { pointer, node }: SchemaPlace,
  own: unknown,
  below: unknown,
  isSame: IsSame,
): Generator<string> {
  if (own === undefined || below === undefined) return;
  if (!isGroup(own, node) || !isGroup(below, node)) {
    if (isSame(own, below)) yield pointer;
    return;
  }
  const names = Object.keys(own);
  const places = names.map((name) => childPointer(pointer, name));
  const found = names.flatMap((name, index) => {
    const place = { pointer: places[index] ?? '', node: node && childNode(node, name) };
    return [...repeatsAt(place, own[name], childOf(below, name), isSame)];
  });
  if (places.every((place) => found.includes(place))) yield pointer;
  else yield* found;
}

/**
 * Whether a region that has the layer would show something else without the value: because another layer states one that
 * this one hides. If that one hides this one, it is reported as such.
 */
function matters(pointer: string, own: Layer, [, ...layers]: readonly Layer[]): boolean {
  return layers.some(
    (layer) => layer.pointer !== own.pointer && valueAt(layer.content, pointer) !== undefined,
  );
}
