import { positionAt } from '../../diagnostics/span.ts';
import { appFields, contentFields } from '../../schema/content-fields.ts';
import { childPointer, lastSegment, segmentsOf, valueAt } from '../../schema/pointer.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { entryPointer } from '../identity.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { createInheritance, isGroup, layersStating } from '../layers.ts';
import { contentOwner } from '../links.ts';
import type { Written } from '../written.ts';
import type { Rule } from './rule.ts';

/** Reports regions whose visitors are sent to another region's app (docs/product.md P9). */
export const reusedApp: Rule = function* ({ written, links, layersOf }) {
  const { document } = written.regions;
  for (const [region, { to: target, kind }] of links) {
    const isSpokenFor = contentOwner(region, links) !== region;
    const foreign = appFields.flatMap(
      (field) => foreignPlace(field, layersOf(region), isSpokenFor) ?? [],
    );
    if (foreign.length === 0) continue;
    const place = { document, pointer: `${entryPointer(region)}/${kind}` };
    const related = foreign.map((pointer) => ({
      message: `"${lastSegment(pointer)}" is typed here`,
      span: document.locate(pointer, 'value'),
    }));
    const fields = foreign.map(lastSegment);
    yield atPlace(place, 'reused-app', { region, target, fields }, { related });
  }
};

/** Where another region's app is typed: by that region itself, or in the defaults, with a token for its name. */
function foreignPlace(
  field: (typeof appFields)[number],
  layers: readonly Layer[],
  isSpokenFor: boolean,
): string | undefined {
  const layer = layers.findLast(({ content }) => content[field] !== undefined);
  if (layer === undefined) return undefined;
  const isDefault = layer.via.some(({ kind }) => kind === 'default');
  const isForeign = isDefault
    ? isSpokenFor && /\{\{\s*(region|path)/.test(layer.content[field] ?? '')
    : layer.via.length > 0;
  return isForeign ? `${layer.pointer}/${field}` : undefined;
}

/** Reports a region's own fields that its fallthrough overwrites (docs/product.md R5). */
export const fallthroughOverwrites: Rule = function* (inheritance) {
  const { document } = inheritance.written.regions;
  for (const { region, pointer, own, winner } of listLosses(inheritance)) {
    const field = segmentsOf(pointer).join('.');
    const target = lastSegment(winner.pointer);
    const place = { document, pointer: own.pointer + pointer, part: 'key' } as const;
    const stated = document.locate(winner.pointer + pointer, 'key');
    const hops = winner.via.map(({ from, to, span }) => ({
      message: `"${from}" ${from === region ? 'falls through to' : 'leads on to'} "${to}" here`,
      span,
    }));
    yield atPlace(
      place,
      'fallthrough-overwrites',
      { region, field, target },
      {
        related: [{ message: `"${target}" states its own "${field}" here`, span: stated }, ...hops],
      },
    );
  }
};

/** By the JSON Pointers of fields that a fallthrough overwrites: whose value is shown, as `by indiana, line 1681`. */
export function listOverwritten(written: Written): ReadonlyMap<string, string> {
  const losses = [...listLosses(createInheritance(written))];
  return new Map(
    losses.map(({ pointer, own, winner }) => {
      const { file, start } = written.regions.document.locate(winner.pointer + pointer, 'key');
      const { line } = positionAt(file, start);
      const by = `by ${lastSegment(winner.pointer)}, line ${String(line)}`;
      return [own.pointer + pointer, by];
    }),
  );
}

function* listLosses({ links, layersOf }: Inheritance) {
  for (const [region, link] of links) {
    if (link.kind !== 'fallthrough') continue;
    const [, own, ...above] = layersOf(region);
    if (own === undefined) continue;
    for (const field of contentFields)
      for (const loss of lossesAt(childPointer('', field), own, above)) yield { region, ...loss };
  }
}

/** A value of the region's own that is not shown, and the one that is. */
interface Loss {
  /** JSON Pointer below the region. */
  readonly pointer: string;
  readonly own: Layer;
  readonly winner: Layer;
}

// A group of fields is overwritten key by key, everything else as a whole.
function* lossesAt(pointer: string, own: Layer, above: readonly Layer[]): Generator<Loss> {
  const value = valueAt(own.content, pointer);
  const winner = above.findLast(({ content }) => valueAt(content, pointer) !== undefined);
  if (value === undefined || winner === undefined) return;
  if (!isGroup(value, nodeAt('regions', `/defaults${pointer}`))) yield { pointer, own, winner };
  else {
    for (const name of Object.keys(value)) yield* lossesAt(childPointer(pointer, name), own, above);
  }
}

const video = '/pages/about/testimonial/video';

/** What belongs to one video and to no other. */
const parts = ['fallbackUrl', 'captions'] as const;

/** A video whose captions or other format are inherited from the one that it replaces. Reported where it is typed, once. */
export const mixedVideo: Rule = function* ({ written, layersOf }) {
  const { document, value } = written.regions;
  const reported = new Set<string>();
  for (const region of Object.keys(value.regions)) {
    const layers = layersOf(region);
    // Later layers win.
    const rank = (pointer: string): number => {
      const [layer] = layersStating(layers, pointer);
      return layer === undefined ? Infinity : layers.indexOf(layer);
    };
    const [own] = layersStating(layers, `${video}/url`);
    if (own === undefined) continue;
    const fields = parts.filter((part) => rank(`${video}/${part}`) < layers.indexOf(own));
    const pointer = `${own.pointer}${video}/url`;
    if (fields.length === 0 || reported.has(pointer)) continue;
    reported.add(pointer);
    yield atPlace({ document, pointer }, 'mixed-video', { fields });
  }
};
