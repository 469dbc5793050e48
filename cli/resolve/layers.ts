import type { ContentField } from '../schema/content-fields.ts';
import { contentNode } from '../schema/content-fields.ts';
import type { Overridden, RegionDefaults } from '../schema/written.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { GENERIC } from './identity.ts';
import type { RegionLink } from './links.ts';
import { reuseChain, contentOwner } from './links.ts';
import { mergeValues } from './merge.ts';
import { childPointer } from './pointer.ts';
import type { Hop } from './resolved.ts';
import type { Written } from './written.ts';

/** Content as one place of the file states it, and the hops by which a region comes to it. */
export interface Layer {
  /** JSON Pointer of the place: `/defaults`, `/regions/indiana`. */
  readonly pointer: string;
  readonly content: Overridden<RegionDefaults>;
  readonly via: readonly Hop[];
}

/** What layers are made from. The links must be free of cycles. */
export interface Inheritance {
  readonly written: Written;
  readonly links: ReadonlyMap<string, RegionLink>;
}

/** The layers of a region's content, a later one wins (docs/product.md R3). */
export function layersOf(key: string, inheritance: Inheritance): readonly Layer[] {
  return [defaultLayer(key, inheritance), ...ownLayers(key, inheritance, [])];
}

/** The only layer of the edition without a state. */
export function genericLayers({ regions: { document, value } }: Written): readonly Layer[] {
  const via = [defaultHop(document, GENERIC, '/site/generic')];
  return [{ pointer: '/defaults', content: value.defaults, via }];
}

/** A field of all layers together: groups of fields merge by key, anything else is replaced. */
export function mergeField(layers: readonly Layer[], field: ContentField): unknown {
  const node = contentNode(field);
  return layers.reduce<unknown>(
    (below, { content }) => mergeValues(below, content[field], node),
    undefined,
  );
}

// A region that reuses stands aside for its target; one that falls through is overlaid by it. Both may lead on.
function ownLayers(key: string, inheritance: Inheritance, via: readonly Hop[]): readonly Layer[] {
  const link = inheritance.links.get(key);
  const onward = link && ownLayers(link.to, inheritance, [...via, link]);
  if (onward && link.kind === 'reuse') return onward;
  const own: Layer = {
    pointer: childPointer('/regions', key),
    content: inheritance.written.regions.value.regions[key] ?? {},
    via,
  };
  return [own, ...(onward ?? [])];
}

function defaultLayer(key: string, { written, links }: Inheritance): Layer {
  const from = contentOwner(key, links);
  const { document, value } = written.regions;
  const hop = defaultHop(document, from, childPointer('/regions', from));
  return { pointer: '/defaults', content: value.defaults, via: [...reuseChain(key, links), hop] };
}

// Its place is looked up when it is asked for, which it seldom is.
function defaultHop(document: YamlDocument, from: string, pointer: string): Hop {
  return {
    kind: 'default',
    from,
    to: 'defaults',
    get span() {
      return document.locate(pointer, 'key');
    },
  };
}
