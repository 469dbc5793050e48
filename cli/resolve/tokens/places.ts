import { isAppField } from '../app-fields.ts';
import type { Inheritance } from '../layers.ts';
import { contentOwner } from '../links.ts';
import { once } from '../once.ts';
import { segmentsOf } from '../../schema/pointer.ts';
import type { FieldPlace } from '../resolved.ts';
import { factPlaces, isFact } from './facts.ts';

/** The fields that tokens print, by the names of the tokens. */
export type TokenPlaces = ReadonlyMap<string, FieldPlace>;

/** Finds the fields that the tokens of a text print (docs/product.md R9). */
export function createTokenPlaces({
  written: { library, regions },
  links,
}: Inheritance): (text: FieldPlace) => TokenPlaces {
  const { site, defaults } = regions.value;
  const ofLibrary = once(() => placesOf('library', factPlaces(library.value, 'library', '')));
  const ofSite = once(() => placesOf('site', factPlaces(site, 'regions', '/site')));
  // The defaults are complete, so that they say where the facts of every region's content are.
  const contentFacts = once(() => factPlaces(defaults, 'regions', '/defaults'));
  const known = new Map<string, TokenPlaces>();
  return ({ owner, pointer }) => {
    if (owner === 'library') return ofLibrary();
    if (owner === 'site') return ofSite();
    const segments = segmentsOf(pointer);
    const isOfApp = isAppField(segments[0] ?? '');
    const holdsFacts = !isOfApp && !isFact('regions', ['defaults', ...segments]);
    const key = `${owner} ${String(isOfApp)} ${String(holdsFacts)}`;
    const places =
      known.get(key) ??
      new Map([
        ...identityPlaces(isOfApp ? contentOwner(owner, links) : owner),
        ...ofSite(),
        ...(holdsFacts ? placesOf(owner, contentFacts()) : []),
      ]);
    known.set(key, places);
    return places;
  };
}

function identityPlaces(owner: string): TokenPlaces {
  return new Map([
    ['regionName', { owner, pointer: '/name' }],
    ['regionInText', { owner, pointer: '/nameInText' }],
    ['regionCode', { owner, pointer: '/code' }],
    ['pathPrefix', { owner, pointer: '/pathPrefix' }],
  ]);
}

function placesOf(owner: string, pointers: ReadonlyMap<string, string>): TokenPlaces {
  return new Map([...pointers].map(([token, pointer]) => [token, { owner, pointer }]));
}
