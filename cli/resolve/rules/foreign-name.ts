import { isAppField, isContentField } from '../../schema/content-fields.ts';
import { segmentsOf } from '../../schema/pointer.ts';
import { listTypedTexts } from '../../schema/walk.ts';
import { atPiece } from '../../source/locate-piece.ts';
import { entryPointer, GENERIC } from '../identity.ts';
import { layersStating } from '../layers.ts';
import { createNameFinder, nameTokenAfter } from '../region-names.ts';
import { tokenInstead } from '../tokens/known.ts';
import type { Rule, RuleSubject } from './rule.ts';

/**
 * A text that is shown by another region than the one that it names: inherited, or its own (docs/product.md R18). The app that
 * it names is reported as such (P9).
 */
export const foreignName: Rule = function* (subject) {
  const { document, value } = subject.written.regions;
  const find = createNameFinder(value.regions);
  for (const text of listTypedTexts(document, 'regions')) {
    const place = text.node.format === 'text' ? contentPlaceAt(text.pointer) : undefined;
    const named = place === undefined ? [] : find(text.text);
    if (place === undefined || named.length === 0) continue;
    const shown = listShowing(place, subject);
    const first = named.find(({ region }) => shown.some((key) => key !== region));
    if (first === undefined) continue;
    const readers = shown.filter((key) => key !== first.region);
    const { typed: name, token } = first;
    const isOwn = place.layer === entryPointer(first.region);
    const parameters = {
      ...{ name, token },
      readers: readers.map((key) => value.regions[key]?.name ?? 'the edition without a state'),
      isShared: readers.length < shown.length,
    };
    const instead = isOwn ? tokenInstead(text, first, token) : undefined;
    yield atPiece(text, 'foreign-name', parameters, { ...first, instead });
  }
};

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
  const layer = key === undefined ? '/defaults' : entryPointer(key);
  return { layer, pointer: pointer.slice(layer.length) };
}

/** The editions that show a text, by key. */
function listShowing(
  { layer, pointer }: ContentPlace,
  { written, layersOf }: RuleSubject,
): readonly string[] {
  return [...Object.keys(written.regions.value.regions), GENERIC].filter((key) => {
    const layers = layersOf(key);
    const isBelow = layers.some((each) => each.pointer === layer);
    return isBelow && layersStating(layers, pointer)[0]?.pointer === layer;
  });
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
    const [, shown] = regions.find(([each]) => part === 'defaults' || each === key) ?? [];
    if (shown === undefined) continue;
    const { name, nameInText = name } = shown;
    const token = nameTokenAfter(text.text.slice(0, start));
    const piece = { start, end: start + ALONE.length };
    const instead = tokenInstead(text, piece, token);
    yield atPiece(text, 'name-without-article', { name, nameInText }, { ...piece, instead });
  }
};

function indexInSentence(text: string): number {
  const found = [...text.matchAll(/\{\{regionName\}\}/g)];
  return found.find(({ index }) => nameTokenAfter(text.slice(0, index)) !== ALONE)?.index ?? -1;
}
