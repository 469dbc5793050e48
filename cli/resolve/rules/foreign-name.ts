import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { isAppField, isContentField } from '../../schema/content-fields.ts';
import type { TypedText } from '../../schema/walk.ts';
import { listTypedTexts } from '../../schema/walk.ts';
import { locatePiece } from '../../source/locate-piece.ts';
import { GENERIC } from '../identity.ts';
import type { Inheritance, Layer } from '../layers.ts';
import { genericLayers, layersOf, layersStating } from '../layers.ts';
import { childPointer, segmentsOf } from '../../schema/pointer.ts';
import type { NamedRegion } from '../region-names.ts';
import { createNameFinder, nameTokenAfter } from '../region-names.ts';
import type { InheritanceRule, Rule } from './rule.ts';
import { suggestingToken } from './suggesting.ts';

/**
 * A text that is shown by another region than the one that it names: inherited, or its own (docs/product.md R18). The app that
 * it names is reported as such (P9).
 */
export const foreignName: InheritanceRule = function* (inheritance) {
  const { document, value } = inheritance.written.regions;
  const find = createNameFinder(value.regions);
  const editions = editionsOf(inheritance);
  for (const text of listTypedTexts(document, 'regions')) {
    const place = text.node.format === 'text' ? contentPlaceAt(text.pointer) : undefined;
    const named = place === undefined ? [] : find(text.text);
    if (place === undefined || named.length === 0) continue;
    const shown = editions.filter((edition) => shows(edition, place));
    const first = named.find(({ region }) => shown.some(({ key }) => key !== region));
    if (first !== undefined) yield diagnose(text, { ...place, named: first, shown });
  }
};

interface Edition {
  readonly key: string;
  /** To be read after "in". */
  readonly name: string;
  readonly layers: readonly Layer[];
}

function editionsOf(inheritance: Inheritance): readonly Edition[] {
  const { written } = inheritance;
  const regions = Object.entries(written.regions.value.regions);
  return [
    ...regions.map(([key, { name }]) => ({ key, name, layers: layersOf(key, inheritance) })),
    { key: GENERIC, name: 'the edition without a state', layers: genericLayers(written) },
  ];
}

/** A text of the content: the layer that states it, and where in that. */
interface ContentPlace {
  readonly layer: string;
  readonly pointer: string;
}

function contentPlaceAt(pointer: string): ContentPlace | undefined {
  const [part, ...rest] = segmentsOf(pointer);
  const key = part === 'regions' ? rest.shift() : undefined;
  const [field = ''] = rest;
  if ((part !== 'defaults' && key === undefined) || !isContentField(field)) return undefined;
  if (isAppField(field)) return undefined;
  const layer = key === undefined ? '/defaults' : childPointer('/regions', key);
  return { layer, pointer: pointer.slice(layer.length) };
}

function shows({ layers }: Edition, { layer, pointer }: ContentPlace): boolean {
  const isBelow = layers.some((each) => each.pointer === layer);
  return isBelow && layersStating(layers, pointer)[0]?.pointer === layer;
}

interface Foreign extends ContentPlace {
  readonly named: NamedRegion;
  readonly shown: readonly Edition[];
}

function diagnose(
  { document, pointer, text }: TypedText,
  { layer, named, shown }: Foreign,
): Diagnostic {
  const place = locatePiece(document, pointer, text, named);
  const span = place ?? document.locate(pointer, 'value');
  const readers = shown.filter(({ key }) => key !== named.region);
  const parameters = {
    name: named.typed,
    token: named.token,
    readers: readers.map(({ name }) => name),
    isShared: readers.length < shown.length,
  };
  const isOwn = layer === childPointer('/regions', named.region);
  const extras =
    place !== undefined && isOwn
      ? suggestingToken(document, pointer, place, named.token)
      : { path: pointer };
  return createDiagnostic('foreign-name', parameters, span, extras);
}

const ALONE = '{{regionName}}';

/** A name that takes an article has it in sentences, also in those that it has from the defaults (docs/product.md R9). */
export const nameWithoutArticle: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  const regions = Object.entries(value.regions).filter(([, region]) => region.nameInText);
  if (regions.length === 0) return;
  for (const text of listTypedTexts(document, 'regions')) {
    const start = text.node.format === 'text' ? indexInSentence(text.text) : -1;
    if (start === -1) continue;
    const [part, key] = segmentsOf(text.pointer);
    const shown = regions.find(([each]) => part === 'defaults' || each === key);
    if (shown !== undefined) yield diagnoseAlone(text, start, shown[1]);
  }
};

function indexInSentence(text: string): number {
  const found = [...text.matchAll(/\{\{regionName\}\}/g)];
  return found.find(({ index }) => nameTokenAfter(text.slice(0, index)) !== ALONE)?.index ?? -1;
}

function diagnoseAlone(
  { document, pointer, text }: TypedText,
  start: number,
  { name, nameInText = name }: { readonly name: string; readonly nameInText?: string },
): Diagnostic {
  const place = locatePiece(document, pointer, text, { start, end: start + ALONE.length });
  const extras =
    place && suggestingToken(document, pointer, place, nameTokenAfter(text.slice(0, start)));
  const span = place ?? document.locate(pointer, 'value');
  return createDiagnostic('name-without-article', { name, nameInText }, span, {
    path: pointer,
    ...extras,
  });
}
