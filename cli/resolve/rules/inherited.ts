import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/span.ts';
import { appFields, contentFields } from '../../schema/content-fields.ts';
import { childPointer, segmentsOf, valueAt } from '../../schema/pointer.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { isGroup, layersOf, layersStating } from '../layers.ts';
import type { RegionLink } from '../links.ts';
import { contentOwner, readLinks, usableLinks } from '../links.ts';
import type { Written } from '../written.ts';
import type { InheritanceRule } from './rule.ts';

/** Reports regions whose visitors are sent to another region's app (docs/product.md P9). */
export const reusedApp: InheritanceRule = function* (inheritance) {
  for (const [region, link] of inheritance.links) {
    const isSpokenFor = contentOwner(region, inheritance.links) !== region;
    const layers = layersOf(region, inheritance);
    const foreign = appFields.flatMap((field) => foreignPlace(field, layers, isSpokenFor) ?? []);
    if (foreign.length > 0) yield reportReuse(inheritance, region, { link, foreign });
  }
};

interface ForeignApp {
  readonly link: RegionLink;
  /** JSON Pointers of the values that name the other region's app. */
  readonly foreign: readonly string[];
}

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

function reportReuse(
  { written }: Inheritance,
  region: string,
  { link, foreign }: ForeignApp,
): Diagnostic {
  const { document } = written.regions;
  const fields = foreign.map((pointer) => pointer.slice(pointer.lastIndexOf('/') + 1));
  return createDiagnostic('reused-app', { region, target: link.to, fields }, link.span, {
    path: `${childPointer('/regions', region)}/${link.kind}`,
    related: foreign.map((pointer, index) => ({
      message: `"${fields[index] ?? ''}" is typed here`,
      span: document.locate(pointer, 'value'),
    })),
  });
}

/** Reports a region's own fields that its fallthrough overwrites (docs/product.md R5). */
export const fallthroughOverwrites: InheritanceRule = function* (inheritance) {
  for (const [region, loss] of listLosses(inheritance)) yield reportLoss(inheritance, region, loss);
};

/** By the JSON Pointers of fields that a fallthrough overwrites: whose value is shown, as `by indiana, line 1681`. */
export function listOverwritten(written: Written): ReadonlyMap<string, string> {
  const { document } = written.regions;
  const losses = listLosses({ written, links: usableLinks(readLinks(written)) });
  return new Map(
    [...losses].map(([, { pointer, own, winner }]) => {
      const { file, start } = document.locate(winner.pointer + pointer, 'key');
      const [, target = ''] = segmentsOf(winner.pointer);
      const { line } = positionAt(file, start);
      return [own.pointer + pointer, `by ${target}, line ${String(line)}`];
    }),
  );
}

function* listLosses(inheritance: Inheritance): Generator<readonly [region: string, loss: Loss]> {
  for (const [region, link] of inheritance.links) {
    if (link.kind !== 'fallthrough') continue;
    const [, own, ...above] = layersOf(region, inheritance);
    if (own === undefined) continue;
    for (const field of contentFields) {
      for (const loss of lossesAt(childPointer('', field), own, above)) {
        yield [region, loss];
      }
    }
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

function reportLoss(
  { written }: Inheritance,
  region: string,
  { pointer, own, winner }: Loss,
): Diagnostic {
  const { document } = written.regions;
  const field = segmentsOf(pointer).join('.');
  const [, target = ''] = segmentsOf(winner.pointer);
  const path = own.pointer + pointer;
  const span = document.locate(path, 'key');
  return createDiagnostic('fallthrough-overwrites', { region, field, target }, span, {
    path,
    related: [
      {
        message: `"${target}" states its own "${field}" here`,
        span: document.locate(winner.pointer + pointer, 'key'),
      },
      ...winner.via.map(({ from, to, span: hop }) => ({
        message: `"${from}" ${from === region ? 'falls through to' : 'leads on to'} "${to}" here`,
        span: hop,
      })),
    ],
  });
}

const video = '/pages/about/testimonial/video';

/** What belongs to one video and to no other. */
const parts = ['fallbackUrl', 'captions'] as const;

/** A video whose captions or other format are inherited from the one that it replaces. Reported where it is typed, once. */
export const mixedVideo: InheritanceRule = function* (inheritance) {
  const { document, value } = inheritance.written.regions;
  const reported = new Set<string>();
  for (const region of Object.keys(value.regions)) {
    const layers = layersOf(region, inheritance);
    const [own] = layersStating(layers, `${video}/url`);
    const foreign = parts.filter((part) =>
      isBelow(layers, layersStating(layers, `${video}/${part}`)[0], own),
    );
    const path = `${own?.pointer ?? ''}${video}/url`;
    if (foreign.length === 0 || reported.has(path)) continue;
    reported.add(path);
    yield createDiagnostic('mixed-video', { fields: foreign }, document.locate(path, 'value'), {
      path,
    });
  }
};

function isBelow(
  layers: readonly Layer[],
  one: Layer | undefined,
  other: Layer | undefined,
): boolean {
  if (one === undefined || other === undefined) return false;
  return layers.indexOf(one) < layers.indexOf(other);
}
