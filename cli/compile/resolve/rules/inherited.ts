import { notice, warning } from '../../../diagnostics/catalogue/entry.ts';
import { isDeepStrictEqual } from 'node:util';
import { andList, someOf } from '../../../diagnostics/catalogue/lists.ts';
import { appFields, isContentField } from '../../schema/content-fields.ts';
import { lastSegment, parentPointer, segmentsOf, valueAt } from '../../schema/pointer.ts';
import { listTypedTexts } from '../../schema/typed-texts.ts';
import type { RegionDefaults } from '../../schema/written.ts';
import { relatedAt, reporter } from '../../source/locate-piece.ts';
import { entryPointer } from '../identity.ts';
import { isHidden } from '../hidden-fields.ts';
import type { Layer } from '../layers.ts';
import { layersStating, listLosses, mergeValues, readersOf, statedIn } from '../layers.ts';
import { contentOwner } from '../links.ts';
import { createNameFinder } from '../region-names.ts';
import { expandTexts } from '../tokens/expand.ts';
import { tokenInstead } from '../tokens/known.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'fallthrough-overwrites': notice(
    '"{field}" of "{region}" is not shown: "{region}" falls through to "{target}", whose own "{field}" wins.',
    'The region has a field that its `fallthrough` target has too, and the target wins.',
    'What is written here is not shown, which is easy to overlook.',
    'Nothing, if that is intended. Otherwise delete the field here, or in the target.',
  ),
  'reused-app': notice(
    'The app of "{region}" is that of "{target}": {fields} [{isSingle}comes|come] from there, and visitors who have an account are sent there.',
    'A region that reuses another one also takes its app.',
    'Visitors who have an account are sent to the app of the other region.',
    'Nothing, if that is intended. Otherwise give the region content of its own instead of `reuse`.',
  ),
  'mixed-video': warning(
    'This video has not its own {fields}, but [{isSingle}that|those] of the video that it replaces. Write {fields} beside it[{isFormat}; without another format, the same address again].',
    'A region names a video of its own, and inherits the captions or the other format of the one that it replaces.',
    'Visitors would read the words of another video, or see that one where their browser does not play the first format.',
    'Write the captions and the other format of this video beside its address.',
  ),
  'foreign-name': warning(
    'This text names {name}, and visitors of {readers} read it[{isShared} too]. Write {token} where the region of the page is meant. If {name} itself is meant, acknowledge it for this field[{areOthers}, or give the others words of their own|{isShared}, or give the other words of its own|].',
    'A text names a region, and another region shows it: a text of its own, or one that it has by `reuse`, `fallthrough` or as a default.',
    'Visitors of the other region read the name of a state that is not theirs.',
    'Write `{{regionInText}}` where the region of the page is meant. Leave a fact about the named region as it is, and name its field: `acknowledge: [{ foreign-name: [headerTitle] }]`.',
    { byField: true },
  ),
  'same-as-default': notice(
    '"{field}" of "{region}" changes nothing: without it the region shows the same, because "defaults" states it. Delete it, so that a change of the default reaches this region too.',
    'A region states a value that it would inherit from `defaults` anyway.',
    'The line has no effect, until the default changes: then this region alone keeps the old value.',
    'Delete the line. Where the region is to keep its value whatever the default is, acknowledge the notice.',
  ),
} as const;

const { atPiece, atPlace } = reporter(codes);

/** Reports regions whose visitors are sent to another region's app (docs/product.md P9). */
export const reusedApp: Rule = function* ({ written, links, layersOf }) {
  const { document } = written.regions;
  for (const [region, { to: target, kind }] of links) {
    const isReusing = contentOwner(region, links) !== region;
    const foreign = appFields.flatMap(
      (field) => foreignPlace(field, layersOf(region), isReusing) ?? [],
    );
    if (foreign.length === 0) continue;
    const place = { document, pointer: `${entryPointer(region)}/${kind}` };
    const fields = foreign.map(lastSegment);
    const related = foreign.map((pointer) =>
      relatedAt({ document, pointer }, `"${lastSegment(pointer)}" is typed here`),
    );
    const parameters = { region, target, fields: andList(fields), isSingle: fields.length === 1 };
    yield atPlace(place, 'reused-app', parameters, { related });
  }
};

/** Where another region's app is typed: in that region, or in `defaults` by a token. */
function foreignPlace(
  field: (typeof appFields)[number],
  layers: readonly Layer[],
  isReusing: boolean,
): string | undefined {
  const layer = layers.findLast(({ content }) => content[field] !== undefined);
  if (layer === undefined) return undefined;
  const isDefault = layer.via.some(({ kind }) => kind === 'default');
  const isForeign = isDefault
    ? isReusing && /\{\{\s*(region|path)/.test(layer.content[field] ?? '')
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
    const stated = { document, pointer: winner.pointer + pointer, part: 'key' } as const;
    const hops = winner.via.map(({ from, to, span }) => ({
      message: `"${from}" ${from === region ? 'falls through to' : 'leads on to'} "${to}" here`,
      span,
    }));
    const related = [relatedAt(stated, `"${target}" states its own "${field}" here`), ...hops];
    yield atPlace(place, 'fallthrough-overwrites', { region, field, target }, { related });
  }
};

const video = '/pages/about/testimonial/video';

/** What belongs to one video and to no other. */
const parts = ['fallbackUrl', 'captions'] as const;

/** A video whose captions or other format are those of the one that it replaces. */
export const mixedVideo: Rule = function* ({ written, layersOf }) {
  const { document, value } = written.regions;
  const reported = new Set<string>();
  for (const region of Object.keys(value.regions)) {
    const layers = layersOf(region);
    const [own] = layersStating(layers, `${video}/url`);
    if (own === undefined) continue;
    // Later layers win.
    const below = layers.slice(0, layers.indexOf(own));
    const fields = parts.filter((part) => {
      const [stating] = layersStating(layers, `${video}/${part}`);
      return stating !== undefined && below.includes(stating);
    });
    const pointer = `${own.pointer}${video}/url`;
    if (fields.length === 0 || reported.has(pointer)) continue;
    reported.add(pointer);
    const isFormat = fields.includes('fallbackUrl');
    const parameters = { fields: andList(fields), isSingle: fields.length === 1, isFormat };
    yield atPlace({ document, pointer }, 'mixed-video', parameters);
  }
};

function isIn(pointer: string, around: string): boolean {
  return `${pointer}/`.startsWith(`${around}/`);
}

/** A field of a region that states what it inherits anyway (docs/product.md R3). */
export const sameAsDefault: Rule = function* (subject) {
  const { written, layersOf, tokensOf } = subject;
  const { document, value } = written.regions;
  for (const { key, pointer: entry } of listRegions(written)) {
    const own = layersOf(key).find(({ pointer }) => pointer === entry);
    if (own === undefined) continue;
    const readers = readersOf(subject, entry);
    // A region alone would show its name in the place of tokens.
    const shown = (one: unknown) => (readers.length > 1 ? one : expandTexts(one, tokensOf(key)));
    const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(shown(one), shown(other));
    for (const below of sameFields(own, value.defaults, isSame)) {
      if (readers.some((reader) => matters(below, own, layersOf(reader)))) continue;
      const pointer = entry + below;
      // At another time it says something else.
      const places = [pointer, `/defaults${below}`];
      const timed = written.regions.timing?.values ?? [];
      if (timed.some((value) => places.some((place) => isIn(value.pointer, place)))) continue;
      const isLine = document.scalarAt(pointer)?.inFlow === false;
      const place = { document, pointer, part: isLine ? 'entry' : 'key' } as const;
      const field = segmentsOf(below).join('.');
      const extras = isLine ? { instead: '' } : {};
      yield atPlace(place, 'same-as-default', { region: key, field }, extras);
    }
  }
};

/** JSON Pointers of equal fields; a group whose fields are all equal is named as a whole. */
function sameFields(
  own: Layer,
  defaults: RegionDefaults,
  isSame: (one: unknown, other: unknown) => boolean,
): ReadonlySet<string> {
  const stated = statedIn(own);
  const same = stated.filter(({ pointer, value, node }) => {
    const below = valueAt(defaults, pointer);
    return below !== undefined && isSame(mergeValues(below, value, node), below);
  });
  const isWhole = (group: string): boolean =>
    stated.every((part) => !part.pointer.startsWith(`${group}/`) || same.includes(part));
  const widest = (pointer: string): string => {
    const group = parentPointer(pointer);
    return group !== '' && isWhole(group) ? widest(group) : pointer;
  };
  return new Set(same.map(({ pointer }) => widest(pointer)));
}

/** Whether another layer states the value as well, so that one of the two hides the other. */
function matters(pointer: string, own: Layer, [, ...layers]: readonly Layer[]): boolean {
  return layers.some(
    (layer) => layer.pointer !== own.pointer && valueAt(layer.content, pointer) !== undefined,
  );
}

/** A text that names one region and is shown by another (docs/product.md R18). */
export const foreignName: Rule = function* (subject) {
  const { document, value } = subject.written.regions;
  const find = createNameFinder(value.regions);
  for (const text of listTypedTexts(document, 'regions')) {
    const [layer] = /^\/(?:defaults|regions\/[^/]+)(?=\/)/.exec(text.pointer) ?? [];
    if (text.node.format !== 'text' || layer === undefined) continue;
    const pointer = text.pointer.slice(layer.length);
    const [field = ''] = segmentsOf(pointer);
    const meant = editionsOf(pointer, valueAt(document.value, layer));
    const found = isContentField(field) ? find(text.text) : [];
    const named = found.filter(({ region }) => !meant.includes(region));
    if (named.length === 0) continue;
    const shown = readersOf(subject, layer).filter((key) => {
      const stating = (other: string) => layersStating(subject.layersOf(key), other)[0];
      const valueOf = (other: string) => valueAt(stating(other)?.content, other);
      return stating(pointer)?.pointer === layer && !isHidden(pointer, key, valueOf);
    });
    const first = named.find(({ region }) => shown.some((key) => key !== region));
    if (first === undefined) continue;
    const readers = shown
      .filter((key) => key !== first.region)
      .map((key) => value.regions[key]?.name ?? 'the edition without a state');
    const { typed: name, token } = first;
    const isShared = readers.length < shown.length;
    const areOthers = isShared && readers.length > 1;
    const parameters = { name, token, readers: someOf(readers), isShared, areOthers };
    const isOwn = layer === entryPointer(first.region);
    const instead = isOwn ? tokenInstead(text, first, token) : undefined;
    yield atPiece(text, 'foreign-name', parameters, { ...first, instead });
  }
};

/** The editions that the page of blocks of a text is said to be for; empty where it says none. */
function editionsOf(pointer: string, content: unknown): readonly unknown[] {
  const [page] = /^\/blockPages\/[^/]+/.exec(pointer) ?? [];
  const editions = page === undefined ? [] : valueAt(content, `${page}/onlyIn`);
  return Array.isArray(editions) ? editions : [];
}
