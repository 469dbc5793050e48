import type { Related } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Span } from '../../diagnostics/span.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { WrittenRegion } from '../../schema/written.ts';
import { GENERIC, pathPrefixOf, siteIdOf } from '../identity.ts';
import type { NameClaim } from '../names.ts';
import { allClaims, normaliseAlias, spanOfClaim } from '../names.ts';
import { routeSegments } from '../routes.ts';
import type { State } from '../../schema/states.ts';
import { allStates, keyOfName, states } from '../../schema/states.ts';
import type { Written } from '../written.ts';
import type { Rule } from './rule.ts';
import { suggesting } from './suggesting.ts';

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
  const path = '/regions';
  const key = keyOfName(first.name);
  const parameters = { names: missing.map(({ name }) => name), first: { ...first, key } };
  yield createDiagnostic('missing-region', parameters, regions.document.locate(path, 'key'), {
    path,
  });
};

const reserved = new Set([GENERIC, 'library', 'defaults', 'site']);

/** Editions that are no region have names too, and pages are distinguished by them. */
export const reservedRegion: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  for (const key of Object.keys(value.regions)) {
    if (!reserved.has(normaliseAlias(key))) continue;
    const path = childPointer('/regions', key);
    yield createDiagnostic('reserved-region', { key }, document.locate(path, 'key'), { path });
  }
};

/** A value that only one edition can have. */
interface Mark {
  readonly region: string;
  readonly value: string;
  /** JSON Pointer of the place where it, or the code that it follows from, is typed. */
  readonly pointer: string;
  readonly isTyped: boolean;
}

/** Two marks of the same value; `at` is the one to blame. */
interface Clash {
  readonly at: Mark;
  readonly other: Mark;
  readonly span: Span;
  readonly extras: { readonly path: string; readonly related: readonly Related[] };
}

/** No two regions have the same two letters. Reported at the region whose name is not that of the code's state. */
export const duplicateCode: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  const owners = codeOwners(value.regions);
  for (const [key, { code, name }] of Object.entries(value.regions)) {
    const other = owners.get(code) ?? key;
    if (other === key) continue;
    const path = `${childPointer('/regions', key)}/code`;
    const right = [stateNamed(name), stateOfKey(key)].find((state) => state && state.code !== code);
    const parameters = { code, other, right: right?.code };
    const span = document.locate(`${childPointer('/regions', other)}/code`, 'value');
    yield createDiagnostic('duplicate-code', parameters, document.locate(path, 'value'), {
      ...suggesting(document, path, parameters.right),
      related: [{ message: 'the other edition has it from here', span }],
    });
  }
};

/** The webinar service tells editions apart by siteId (docs/product.md C3). */
export const duplicateSiteId: Rule = function* ({ written }) {
  const { siteId } = written.regions.value.site.generic;
  const pointer = '/site/generic/siteId';
  const generic: Mark = { region: GENERIC, value: siteId, pointer, isTyped: true };
  const marks = [generic, ...marksOf(written, 'siteId', siteIdOf)];
  for (const { at, other, span, extras } of clashes(written, marks)) {
    const parameters = { siteId: at.value, other: other.region };
    yield createDiagnostic('duplicate-site-id', parameters, span, extras);
  }
};

/** No two regions have the same addresses (docs/product.md R8). */
export const duplicatePathPrefix: Rule = function* ({ written }) {
  const marks = marksOf(written, 'pathPrefix', pathPrefixOf);
  for (const { at, other, span, extras } of clashes(written, marks)) {
    const parameters = { pathPrefix: at.value, other: other.region };
    yield createDiagnostic('duplicate-path-prefix', parameters, span, extras);
  }
};

function marksOf(
  { regions: { value } }: Written,
  field: 'siteId' | 'pathPrefix',
  valueOf: (region: WrittenRegion) => string,
): readonly Mark[] {
  return Object.entries(value.regions).map(([region, written]) => {
    const isTyped = written[field] !== undefined;
    const pointer = `${childPointer('/regions', region)}/${isTyped ? field : 'code'}`;
    return { region, value: valueOf(written), pointer, isTyped };
  });
}

// Two values that both follow from a code are alike because the codes are, which is reported there.
function* clashes({ regions: { document } }: Written, marks: readonly Mark[]): Generator<Clash> {
  const owners = new Map<string, Mark>();
  const derivedFirst = [...marks].sort((a, b) => Number(a.isTyped) - Number(b.isTyped));
  for (const at of derivedFirst) {
    const other = owners.get(at.value);
    if (other === undefined) owners.set(at.value, at);
    else if (at.isTyped) {
      const message = 'the other edition has it from here';
      const related = [{ message, span: document.locate(other.pointer, 'value') }];
      const span = document.locate(at.pointer, 'value');
      yield { at, other, span, extras: { path: at.pointer, related } };
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

/** The state that a region is by its key. */
export function stateOfKey(key: string): State | undefined {
  return allStates.find(({ name }) => keyOfName(name) === key);
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
      yield createDiagnostic('alias-conflict', parameters, spanOfClaim(document, claim), {
        ...suggesting(document, claim.pointer, right),
        related: [{ message, span: spanOfClaim(document, owner) }],
      });
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
    const name = normaliseAlias(claim.text);
    const route = routes.get(name);
    if (route === undefined || reported.has(`${claim.region}/${name}`)) continue;
    reported.add(`${claim.region}/${name}`);
    const span = spanOfClaim(document, claim);
    yield createDiagnostic('alias-is-route', { name: claim.text, route }, span, {
      path: claim.pointer,
    });
  }
};
