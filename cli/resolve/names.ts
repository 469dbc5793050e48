import type { WrittenRegion } from '../schema/written.ts';
import type { Part } from '../source/yaml-document.ts';
import { childPointer } from '../schema/pointer.ts';

/** A name that a region goes by, and where it is typed. */
export interface NameClaim {
  readonly region: string;
  readonly kind: 'key' | 'code' | 'name' | 'prefix' | 'alias';
  readonly text: string;
  /** JSON Pointer of the place. */
  readonly pointer: string;
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
  const index = new Map<string, string>();
  for (const { text, region } of allClaims(regions)) {
    const name = normaliseAlias(text);
    if (!index.has(name)) index.set(name, region);
  }
  return index;
}

/** Every name of every region, in the order of the file. */
export function allClaims(regions: WrittenRegions): readonly NameClaim[] {
  return Object.entries(regions).flatMap(([key, region]) => claimsOf(key, region));
}

/** What is typed as a name: a region's key is the name of its entry. */
export function partOfClaim({ kind }: NameClaim): Part {
  return kind === 'key' ? 'key' : 'value';
}
