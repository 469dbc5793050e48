import { differingLetters } from '../schema/nearest.ts';
import type { State } from '../schema/states.ts';
import { keyOfName, states } from '../schema/states.ts';
import type { Part } from '../source/yaml-document.ts';
import { repeats } from '../values/group-by.ts';
import type { PlacedRegion, Written } from './written.ts';
import { listRegions } from './written.ts';

export type NameClaim = ReturnType<typeof claimsOf>[number];

/** Lower case, without spaces, hyphens and underscores (docs/product.md R7). */
export function normaliseAlias(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}

/** The region of that key, code, full name or alias, however it is spelled (docs/product.md R7). */
export function findRegion<Region extends { readonly aliases: readonly string[] }>(
  resolved: { readonly regions: readonly Region[] },
  name: string,
): Region | undefined {
  const wanted = normaliseAlias(name);
  return resolved.regions.find(({ aliases }) => aliases.includes(wanted));
}

/** Every name of a region, where it is typed: key, code, full name, prefix, and aliases. */
export function claimsOf({ key, region, document, pointer: entry }: PlacedRegion) {
  const { code, name, pathPrefix, aliases = [] } = region;
  type Kind = 'key' | 'code' | 'name' | 'prefix' | 'alias';
  const claim = (kind: Kind, text: string, at: string) => {
    const part: Part = kind === 'key' ? 'key' : 'value';
    return { region: key, kind, text, document, pointer: entry + at, part };
  };
  return [
    claim('key', key, ''),
    claim('code', code, '/code'),
    claim('name', name, '/name'),
    ...(pathPrefix === undefined ? [] : [claim('prefix', pathPrefix.slice(1), '/pathPrefix')]),
    ...aliases.map((alias, index) => claim('alias', alias, `/aliases/${index}`)),
  ];
}

/** Normalised names of all regions; one that is claimed twice is the first's. */
export function indexNames(written: Written): ReadonlyMap<string, string> {
  const lastFirst = allClaims(written).toReversed();
  return new Map(lastFirst.map(({ text, region }) => [normaliseAlias(text), region]));
}

/** Every name of every region, in the order of the file. */
export function allClaims(written: Written): readonly NameClaim[] {
  return listRegions(written).flatMap(claimsOf);
}

export function stateNamed(name: string): State | undefined {
  return states.find((state) => normaliseAlias(state.name) === normaliseAlias(name));
}

/** Regions whose code is another one's: that of the state by name, else the first that is none. */
export function repeatedCodes(written: Written) {
  const surest = listRegions(written).toSorted((a, b) => doubtOf(a) - doubtOf(b));
  return repeats(surest, ({ region }) => region.code);
}

function doubtOf({ region: { code, name } }: PlacedRegion): number {
  const state = stateNamed(name);
  if (state === undefined) return 1;
  return state.code === code ? 0 : 2;
}

/** Keys that are nearly, or another state's than, what their names give; with those meant. */
export function misspelledKeys({ regions: { value } }: Written) {
  return Object.entries(value.regions).flatMap(([key, { name, code }]) => {
    const state = stateNamed(name);
    if (state === undefined || normaliseAlias(key) === normaliseAlias(name)) return [];
    const other = states.find((each) => isNearly(key, each.name, 1) && each.name !== name);
    if (!isNearly(key, name, normaliseAlias(name).length / 5) && other === undefined) return [];
    const right = keyOfName(name);
    if (Object.hasOwn(value.regions, right)) return [];
    // The code may be the right one, and so may the key be that of the other state.
    return [{ key, name, right, isGuess: state.code !== code || other !== undefined }];
  });
}

/** At most that many letters differ, or one; or two have changed their places. */
function isNearly(key: string, name: string, most: number): boolean {
  const differing = differingLetters(key, name);
  if (differing <= Math.max(1, most)) return true;
  return differing === 2 && lettersOf(key) === lettersOf(name);
}

function lettersOf(name: string): string {
  return [...normaliseAlias(name)].sort().join('');
}
