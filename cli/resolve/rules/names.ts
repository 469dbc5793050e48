import { childPointer } from '../../schema/pointer.ts';
import type { State } from '../../schema/states.ts';
import { keyOfName, stateOfKey, states } from '../../schema/states.ts';
import type { WrittenRegion } from '../../schema/written.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { GENERIC, pathPrefixOf, siteIdOf } from '../identity.ts';
import type { NameClaim } from '../names.ts';
import { allClaims, normaliseAlias, partOfClaim } from '../names.ts';
import { routeSegments } from '../routes.ts';
import type { Written } from '../written.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

/** Fewer regions than this are a sample; as many or more are meant to be the whole country. */
const wholeCountry = 10;

/**
 * Every state has its region (docs/product.md R1), else its place on the map leads nowhere. Only a file of ten regions or
 * more is taken for the whole country, so that a small project may have just the states that it needs.
 */
export const missingRegion: Rule = function* ({ written: { regions } }) {
  const written = regions.value.regions;
  if (Object.keys(written).length < wholeCountry) return;
  const names = allClaims(written).filter(({ kind }) => kind !== 'alias');
  const taken = new Set(names.map(({ text }) => normaliseAlias(text)));
  const missing = states.filter(
    ({ code, name }) => !taken.has(normaliseAlias(code)) && !taken.has(normaliseAlias(name)),
  );
  const [first] = missing;
  if (first === undefined) return;
  const key = keyOfName(first.name);
  const parameters = { names: missing.map(({ name }) => name), first: { ...first, key } };
  const place = { document: regions.document, pointer: '/regions', part: 'key' } as const;
  yield atPlace(place, 'missing-region', parameters);
};

const reserved = new Set([GENERIC, 'library', 'defaults', 'site']);

/** Editions that are no region have names too, and pages are distinguished by them. */
export const reservedRegion: Rule = function* ({ written }) {
  for (const { key, document, pointer } of listRegions(written))
    if (reserved.has(normaliseAlias(key)))
      yield atPlace({ document, pointer, part: 'key' }, 'reserved-region', { key });
};

/** No two regions have the same two letters. Reported at the region whose name is not that of the code's state. */
export const duplicateCode: Rule = function* ({ written }) {
  const owners = codeOwners(written.regions.value.regions);
  for (const { key, region, document, pointer } of listRegions(written)) {
    const { code, name } = region;
    const other = owners.get(code) ?? key;
    if (other === key) continue;
    const right = [stateNamed(name), stateOfKey(key)].find((state) => state && state.code !== code);
    const parameters = { code, other, right: right?.code };
    yield atPlace({ document, pointer: `${pointer}/code` }, 'duplicate-code', parameters, {
      instead: parameters.right,
      related: takenAt(written, `${childPointer('/regions', other)}/code`),
    });
  }
};

function takenAt({ regions: { document } }: Written, pointer: string) {
  const message = 'the other edition has it from here';
  return [{ message, span: document.locate(pointer, 'value') }];
}

/** A value that only one edition can have. */
interface Mark {
  readonly region: string;
  readonly value: string;
  /** JSON Pointer of the place where it, or the code that it follows from, is typed. */
  readonly pointer: string;
  readonly isTyped: boolean;
}

/** The webinar service tells editions apart by siteId (docs/product.md C3). */
export const duplicateSiteId: Rule = function* ({ written }) {
  const { siteId } = written.regions.value.site.generic;
  const pointer = '/site/generic/siteId';
  const generic: Mark = { region: GENERIC, value: siteId, pointer, isTyped: true };
  const marks = [generic, ...marksOf(written, 'siteId', siteIdOf)];
  for (const { place, value, other, related } of clashes(written, marks))
    yield atPlace(place, 'duplicate-site-id', { siteId: value, other }, { related });
};

/** No two regions have the same addresses (docs/product.md R8). */
export const duplicatePathPrefix: Rule = function* ({ written }) {
  const marks = marksOf(written, 'pathPrefix', pathPrefixOf);
  for (const { place, value, other, related } of clashes(written, marks))
    yield atPlace(place, 'duplicate-path-prefix', { pathPrefix: value, other }, { related });
};

function marksOf(
  written: Written,
  field: 'siteId' | 'pathPrefix',
  valueOf: (region: WrittenRegion) => string,
): readonly Mark[] {
  return listRegions(written).map(({ key, region, pointer }) => {
    const isTyped = region[field] !== undefined;
    const place = `${pointer}/${isTyped ? field : 'code'}`;
    return { region: key, value: valueOf(region), pointer: place, isTyped };
  });
}

// Two values that both follow from a code are alike because the codes are, which is reported there.
function* clashes(written: Written, marks: readonly Mark[]) {
  const owners = new Map<string, Mark>();
  const derivedFirst = marks.toSorted((a, b) => Number(a.isTyped) - Number(b.isTyped));
  for (const mark of derivedFirst) {
    const { value, pointer } = mark;
    const other = owners.get(value);
    if (other === undefined) owners.set(value, mark);
    else if (mark.isTyped) {
      const place = { document: written.regions.document, pointer };
      yield { place, value, other: other.region, related: takenAt(written, other.pointer) };
    }
  }
}

/**
 * The region that each code belongs to, by the code. Of several with one code it is the state of that code by its name,
 * else the first that is not another state by its name.
 */
export function codeOwners(
  regions: Readonly<Record<string, WrittenRegion>>,
): ReadonlyMap<string, string> {
  const owners = new Map<string, { readonly key: string; readonly doubt: number }>();
  for (const [key, region] of Object.entries(regions)) {
    const doubt = doubtOf(region);
    const owner = owners.get(region.code);
    if (owner === undefined || doubt < owner.doubt) owners.set(region.code, { key, doubt });
  }
  return new Map([...owners].map(([code, { key }]) => [code, key]));
}

/** The state that a region is by its name. */
export function stateNamed(name: string): State | undefined {
  return states.find((state) => normaliseAlias(state.name) === normaliseAlias(name));
}

function doubtOf({ code, name }: WrittenRegion): number {
  const state = stateNamed(name);
  if (state === undefined) return 1;
  return state.code === code ? 0 : 2;
}

// Of two claims to a name the later kind is to blame: a key is seldom the slip, an alias often.
const kinds = ['key', 'code', 'name', 'prefix', 'alias'] as const;

/** No name leads to two regions (docs/product.md R7). */
export const aliasConflict: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  const owners = new Map<string, NameClaim>();
  for (const claim of byKind(allClaims(value.regions))) {
    const name = normaliseAlias(claim.text);
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, claim);
    else if (owner.region !== claim.region && !hasOwnRule(written, owner, claim)) {
      const right = claim.kind === 'name' ? stateOfKey(claim.region)?.name : undefined;
      const parameters = { name: claim.text, region: claim.region, other: owner.region, right };
      const message = `"${owner.text}" is a name of "${owner.region}" here`;
      const span = document.locate(owner.pointer, partOfClaim(owner));
      const place = { document, pointer: claim.pointer, part: partOfClaim(claim) };
      const extras = { instead: right, related: [{ message, span }] };
      yield atPlace(place, 'alias-conflict', parameters, extras);
    }
  }
};

function byKind(claims: readonly NameClaim[]): readonly NameClaim[] {
  return kinds.flatMap((kind) => claims.filter((claim) => claim.kind === kind));
}

/** Whether two regions have one code, as one and its copy, or two prefixes are alike: other rules report that. */
function hasOwnRule({ regions: { value } }: Written, owner: NameClaim, claim: NameClaim): boolean {
  const [first, second] = [owner, claim].map(({ region }) => value.regions[region]);
  if (!first || !second) return false;
  const arePrefixes = [owner, claim].every(({ kind }) => kind === 'prefix' || kind === 'code');
  return (
    first.code === second.code || (arePrefixes && pathPrefixOf(first) === pathPrefixOf(second))
  );
}

const routes = new Map(routeSegments.map((segment) => [normaliseAlias(segment), segment]));

/** No name of a region hides a page of the site itself (docs/product.md R7). */
export const aliasIsRoute: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  const reported = new Set<string>();
  for (const claim of allClaims(value.regions)) {
    const { region, text, pointer } = claim;
    const name = normaliseAlias(text);
    const route = routes.get(name);
    if (route === undefined || reported.has(`${region}/${name}`)) continue;
    reported.add(`${region}/${name}`);
    const place = { document, pointer, part: partOfClaim(claim) };
    yield atPlace(place, 'alias-is-route', { name: text, route });
  }
};
