import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic, Extras } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { contentFields, contentNode } from '../../schema/content-fields.ts';
import type { SchemaPlace } from '../../schema/schema-node.ts';
import { childNode } from '../../schema/schema-node.ts';
import type { RegionDefaults } from '../../schema/written.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { identityOf } from '../identity.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { isGroup, layersOf } from '../layers.ts';
import { childOf, childPointer, segmentsOf, valueAt } from '../../schema/pointer.ts';
import type { TokenValues } from '../tokens/expand.ts';
import { expandTexts, regionTokens, siteTokens } from '../tokens/expand.ts';
import type { InheritanceRule } from './rule.ts';

/** A field of a region that states what the region would inherit without it (docs/product.md R3). */
export const sameAsDefault: InheritanceRule = function* (inheritance) {
  const { document, value } = inheritance.written.regions;
  const keys = Object.keys(value.regions);
  const all = keys.map((key) => ({ key, layers: layersOf(key, inheritance) }));
  const facts = siteTokens(value.site);
  for (const { key, layers } of all) {
    const own = layers.find(({ pointer }) => pointer === childPointer('/regions', key));
    if (own === undefined) continue;
    const readers = all.filter((each) => has(each.layers, own));
    const isSame = readers.length > 1 ? isDeepStrictEqual : sameWhenFilled(key, inheritance, facts);
    for (const pointer of repeats(own, value.defaults, isSame)) {
      if (!readers.some(({ layers: each }) => matters(pointer, own, each)))
        yield diagnose(document, key, own.pointer + pointer);
    }
  }
};

type IsSame = (one: unknown, other: unknown) => boolean;

/** Whether a region alone would show the same of two values, with its name in the place of tokens. */
function sameWhenFilled(key: string, { written }: Inheritance, facts: TokenValues): IsSame {
  const region = written.regions.value.regions[key];
  if (region === undefined) return isDeepStrictEqual;
  const tokens = regionTokens(identityOf(key, region), facts);
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

/** Whether the layer is among those of a region. */
function has(layers: readonly Layer[], { pointer }: Layer): boolean {
  return layers.some((layer) => layer.pointer === pointer);
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

function diagnose(document: YamlDocument, region: string, path: string): Diagnostic {
  const field = segmentsOf(path).slice(2).join('.');
  const isLine = document.scalarAt(path)?.inFlow === false;
  const extras: Extras = { path, ...(isLine && { suggestion: '' }) };
  const span = document.locate(path, isLine ? 'entry' : 'key');
  return createDiagnostic('same-as-default', { region, field }, span, extras);
}
