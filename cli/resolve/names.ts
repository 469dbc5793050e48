import { differingLetters } from '../schema/nearest.ts';
import { childPointer } from '../schema/pointer.ts';
import type { State } from '../schema/states.ts';
import { keyOfName, states } from '../schema/states.ts';
import type { WrittenRegion } from '../schema/written.ts';
import type { Place } from '../source/locate-piece.ts';
import { repeats } from './group-by.ts';
import type { PlacedRegion, Written } from './written.ts';
import { listRegions } from './written.ts';

/** A name that a region goes by, and where it is typed: its key is the name of its entry. */
export interface NameClaim extends Required<Pick<Place, 'pointer' | 'part'>> {
  readonly region: string;
  readonly kind: 'key' | 'code' | 'name' | 'prefix' | 'alias';
  readonly text: string;
}

type WrittenRegions = Readonly<Record<string, WrittenRegion>>;

/** The form that names are compared in: lower case, without spaces, hyphens and underscores (docs/product.md R7). */
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

/** Every name of a region: its key, code, full name, prefix where it states one, and aliases. */
export function claimsOf(key: string, region: WrittenRegion): readonly NameClaim[] {
  const pointer = childPointer('/regions', key);
  const claim = (kind: NameClaim['kind'], text: string, at: string): NameClaim => ({
    region: key,
    kind,
    text,
    pointer: pointer + at,
    part: kind === 'key' ? 'key' : 'value',
  });
  const { code, name, pathPrefix, aliases = [] } = region;
  return [
    claim('key', key, ''),
    claim('code', code, '/code'),
    claim('name', name, '/name'),
    ...(pathPrefix === undefined ? [] : [claim('prefix', pathPrefix.slice(1), '/pathPrefix')]),
    ...aliases.map((alias, index) => claim('alias', alias, `/aliases/${index}`)),
  ];
}

/** The normalised names of all regions; of a name claimed twice, the first region in the file has it. */
export function indexNames(regions: WrittenRegions): ReadonlyMap<string, string> {
  const lastFirst = allClaims(regions).toReversed();
  return new Map(lastFirst.map(({ text, region }) => [normaliseAlias(text), region]));
}

/** Every name of every region, in the order of the file. */
export function allClaims(regions: WrittenRegions): readonly NameClaim[] {
  return Object.entries(regions).flatMap(([key, region]) => claimsOf(key, region));
}

/** The state that a region is by its name. */
export function stateNamed(name: string): State | undefined {
  return states.find((state) => normaliseAlias(state.name) === normaliseAlias(name));
}

/**
 * The regions whose code belongs to another one, each with that one. Of several with one code it is the state of that code
 * by its name, else the first that is not another state by its name.
 */
export function repeatedCodes(written: Written) {
  const surest = listRegions(written).toSorted((a, b) => doubtOf(a) - doubtOf(b));
  return repeats(surest, ({ region }) => region.code);
}

function doubtOf({ region: { code, name } }: PlacedRegion): number {
  const state = stateNamed(name);
  if (state === undefined) return 1;
  return state.code === code ? 0 : 2;
}

/** The keys of states that are nearly what their names give, or the names of other states; with those that were meant. */
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
