import type { Place } from '../source/locate-piece.ts';
import { groupBy } from '../values/group-by.ts';
import { GENERIC } from './identity.ts';
import type { Inheritance } from './layers.ts';
import { isMap, layersStating, mergeField } from './layers.ts';

/** A page of blocks as an edition inherits it, or a part of one. */
export interface InheritedPage {
  readonly page: string;
  readonly region: string;
  readonly value: unknown;
  readonly placeOf: PlaceOf;
}

/** Where an edition takes a field from, by its JSON Pointer below the edition. */
export type PlaceOf = (field: string) => Place;

/** The pages of blocks of all editions; what an edition says nothing of is there once. */
export function inheritedPages({ written, layersOf }: Inheritance): readonly InheritedPage[] {
  const { document, value: file } = written.regions;
  const pages = [GENERIC, ...Object.keys(file.regions)].flatMap((region) => {
    const layers = layersOf(region);
    const placeOf: PlaceOf = (field) => ({
      document,
      pointer: (layersStating(layers, field)[0]?.pointer ?? '') + field,
    });
    const stated = entriesOf(mergeField(layers, 'blockPages'));
    return stated.map(([page, value]): InheritedPage => ({ page, region, value, placeOf }));
  });
  return Array.from(groupBy(pages, ({ value }) => value).values(), ([first]) => first);
}

/** Whether a page holds at other times alone, so that a region says now how it differs then. */
export function isTimed({ page, region }: InheritedPage, { written, layersOf }: Inheritance) {
  const places = layersOf(region).map(({ pointer }) => `${pointer}/blockPages/${page}`);
  return (written.regions.timing?.values ?? []).some(({ pointer }) => places.includes(pointer));
}

export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isMap(value) ? Object.entries(value) : [];
}
