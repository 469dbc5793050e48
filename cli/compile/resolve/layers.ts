import { positionAt } from '../../diagnostics/span.ts';
import type { ContentField } from '../schema/content-fields.ts';
import { listContentFields, contentNode } from '../schema/content-fields.ts';
import { childOf, childPointer, lastSegment, segmentsOf, valueAt } from '../schema/pointer.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { childNode, isOneValue, nodeAt } from '../schema/schema-node.ts';
import type { Overridden, RegionDefaults } from '../schema/written.ts';
import { endedBlocks, withoutBlocks } from './ended-blocks.ts';
import { entryPointer, GENERIC, identityOf } from './identity.ts';
import type { RegionLink } from './links.ts';
import { contentOwner, readLinks, reuseChain, usableLinks, withoutCycles } from './links.ts';
import { onceEach } from '../values/once.ts';
import type { Hop } from './resolved.ts';
import { readFacts, regionTokens } from './tokens/expand.ts';
import type { Written } from './written.ts';

/** Content as one place of the file states it, and the hops by which a region comes to it. */
export interface Layer {
  /** JSON Pointer of the place: `/defaults`, `/regions/indiana`. */
  readonly pointer: string;
  readonly content: Overridden<RegionDefaults>;
  readonly via: readonly Hop[];
}

export type Inheritance = ReturnType<typeof createInheritance>;

/** What is written, what editions inherit of it, and what their texts print by token. */
export function createInheritance(written: Written) {
  // Some may lead nowhere.
  const writtenLinks = readLinks(written);
  const links = withoutCycles(usableLinks(writtenLinks));
  const ended = endedBlocks(written);
  // The layers of an edition's content, a later one wins (docs/product.md R3). That without a state
  // has the defaults alone.
  const layersOf = onceEach((key: string): readonly Layer[] => [
    defaultLayer(key, written, links),
    ...ownLayers(key, written, links).map((layer) => {
      return { ...layer, content: withoutBlocks(layer.content, ended) };
    }),
  ]);
  const facts = readFacts(written);
  const tokensOf = onceEach((key: string) =>
    regionTokens(identityOf(key, written.regions), facts.site),
  );
  return { written, writtenLinks, links, layersOf, facts, tokensOf };
}

/** Keys of the editions whose content has a layer, by its JSON Pointer. */
export function readersOf({ written, layersOf }: Inheritance, layer: string): readonly string[] {
  return [...Object.keys(written.regions.value.regions), GENERIC].filter((key) =>
    layersOf(key).some(({ pointer }) => pointer === layer),
  );
}

/** A field of all layers together: groups of fields merge by key, anything else is replaced. */
export function mergeField(layers: readonly Layer[], field: ContentField): unknown {
  const node = contentNode(field);
  return layers.reduce<unknown>(
    (below, { content }) => mergeValues(below, content[field], node),
    undefined,
  );
}

/** The layers that state a value, the shown one first. Empty where another value replaces it. */
export function layersStating(layers: readonly Layer[], wanted: string): readonly Layer[] {
  const segments = segmentsOf(wanted);
  const stating: Layer[] = [];
  for (const layer of layers.toReversed()) {
    const found = walk(layer.content, segments);
    if (found === 'replaced' && stating.length === 0) return [];
    if (found === 'present') stating.push(layer);
  }
  return stating;
}

/** Whether a layer states a value, leaves it to layers below, or replaces it by another. */
function walk(root: unknown, segments: readonly string[]): 'present' | 'silent' | 'replaced' {
  let value: unknown = root;
  let node = nodeAt('regions', '/defaults');
  for (const segment of segments) {
    const merges = isGroup(value, node);
    value = childOf(value, segment);
    node = node && childNode(node, segment);
    if (value === undefined) return merges ? 'silent' : 'replaced';
  }
  return 'present';
}

interface Stated {
  /** JSON Pointer below the region. */
  readonly pointer: string;
  readonly value: unknown;
  readonly node: SchemaNode | undefined;
}

/** All values of a layer: each field of a group, and an empty group as a whole. */
export function statedIn({ content }: Layer): readonly Stated[] {
  return listContentFields().flatMap((field) =>
    partsOf({ pointer: `/${field}`, value: content[field], node: contentNode(field) }),
  );
}

function partsOf(stated: Stated): readonly Stated[] {
  const { pointer, value, node } = stated;
  if (value === undefined) return [];
  if (!isGroup(value, node) || Object.keys(value).length === 0) return [stated];
  return Object.entries(value).flatMap(([name, part]) =>
    partsOf({
      pointer: childPointer(pointer, name),
      value: part,
      node: node && childNode(node, name),
    }),
  );
}

/** The fields of regions that a fallthrough overwrites, each with the layer that is shown. */
export function listLosses({ links, layersOf }: Inheritance) {
  return [...links.values()].flatMap(({ kind, from: region }) => {
    const [, own, ...above] = kind === 'fallthrough' ? layersOf(region) : [];
    if (own === undefined) return [];
    return statedIn(own).flatMap(({ pointer, value, node }) => {
      const winner = above.findLast(({ content }) => valueAt(content, pointer) !== undefined);
      return winner && !isGroup(value, node) ? [{ region, pointer, own, winner }] : [];
    });
  });
}

/** Fields that a fallthrough overwrites, with whose value is shown: `by indiana, line 1681`. */
export function listOverwritten(written: Written): ReadonlyMap<string, string> {
  return new Map(
    listLosses(createInheritance(written)).map(({ pointer, own, winner }) => {
      const { file, start } = written.regions.document.locate(winner.pointer + pointer, 'key');
      const { line } = positionAt(file, start);
      const by = `by ${lastSegment(winner.pointer)}, line ${String(line)}`;
      return [own.pointer + pointer, by];
    }),
  );
}

// A region that reuses stands aside for its target; one that falls through is overlaid by it. Both
// may lead on.
function ownLayers(
  key: string,
  written: Written,
  links: ReadonlyMap<string, RegionLink>,
  via: readonly Hop[] = [],
): readonly Layer[] {
  const content = written.regions.value.regions[key];
  if (content === undefined) return [];
  const link = links.get(key);
  const onward = link && ownLayers(link.to, written, links, [...via, link]);
  if (onward && link.kind === 'reuse') return onward;
  return [{ pointer: entryPointer(key), content, via }, ...(onward ?? [])];
}

function defaultLayer(
  key: string,
  { regions }: Written,
  links: ReadonlyMap<string, RegionLink>,
): Layer {
  const from = contentOwner(key, links);
  const hop: Hop = {
    kind: 'default',
    from,
    to: 'defaults',
    // Looked up when it is asked for, which it seldom is.
    get span() {
      return regions.document.locate(entryPointer(from), 'key');
    },
  };
  const via = [...reuseChain(key, links), hop];
  return { pointer: '/defaults', content: regions.value.defaults, via };
}

/** Merges by key; lists and single values are replaced (docs/product.md R3). */
type FieldMap = Readonly<Record<string, unknown>>;

export function isMap(value: unknown): value is FieldMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value merges by key, by what the schema says of its place. */
function isGroup(value: unknown, node: SchemaNode | undefined): value is FieldMap {
  return isMap(value) && !isOneValue(node);
}

/** `above` over `below`; `undefined` stands for a layer that says nothing. */
export function mergeValues(below: unknown, above: unknown, node?: SchemaNode): unknown {
  if (above === undefined) return below;
  if (!isGroup(below, node) || !isGroup(above, node)) return above;
  const merged = new Map(Object.entries(below));
  for (const [name, value] of Object.entries(above)) {
    merged.set(name, mergeValues(merged.get(name), value, node && childNode(node, name)));
  }
  return Object.fromEntries(merged);
}
