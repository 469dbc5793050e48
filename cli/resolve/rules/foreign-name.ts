import { isAppField, isContentField } from '../../schema/content-fields.ts';
import { segmentsOf } from '../../schema/pointer.ts';
import { listTypedTexts } from '../../schema/walk.ts';
import { atPiece } from '../../source/locate-piece.ts';
import { entryPointer } from '../identity.ts';
import { layersStating, readersOf } from '../layers.ts';
import { createNameFinder } from '../region-names.ts';
import { tokenInstead } from '../tokens/known.ts';
import type { Rule } from './rule.ts';

/**
 * A text that is shown by another region than the one that it names: inherited, or its own (docs/product.md R18). The app that
 * it names is reported as such (P9).
 */
export const foreignName: Rule = function* (subject) {
  const { document, value } = subject.written.regions;
  const find = createNameFinder(value.regions);
  for (const text of listTypedTexts(document, 'regions')) {
    const [layer] = /^\/(?:defaults|regions\/[^/]+)(?=\/)/.exec(text.pointer) ?? [];
    if (text.node.format !== 'text' || layer === undefined) continue;
    const pointer = text.pointer.slice(layer.length);
    const [field = ''] = segmentsOf(pointer);
    const named = isContentField(field) && !isAppField(field) ? find(text.text) : [];
    if (named.length === 0) continue;
    const shown = readersOf(subject, layer).filter(
      (key) => layersStating(subject.layersOf(key), pointer)[0]?.pointer === layer,
    );
    const first = named.find(({ region }) => shown.some((key) => key !== region));
    if (first === undefined) continue;
    const readers = shown.filter((key) => key !== first.region);
    const { typed: name, token } = first;
    const parameters = {
      ...{ name, token },
      readers: readers.map((key) => value.regions[key]?.name ?? 'the edition without a state'),
      isShared: readers.length < shown.length,
    };
    const isOwn = layer === entryPointer(first.region);
    const instead = isOwn ? tokenInstead(text, first, token) : undefined;
    yield atPiece(text, 'foreign-name', parameters, { ...first, instead });
  }
};
