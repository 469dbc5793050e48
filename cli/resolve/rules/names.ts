import { keyOfName, stateOfKey, states } from '../../schema/states.ts';
import type { WrittenRegion } from '../../schema/written.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { repeats } from '../group-by.ts';
import { GENERIC, pathPrefixOf, siteIdOf } from '../identity.ts';
import type { NameClaim } from '../names.ts';
import { allClaims, normaliseAlias, repeatedCodes, stateNamed } from '../names.ts';
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
  for (const [{ key, region, document, pointer }, owner] of repeatedCodes(written)) {
    const { code, name } = region;
    const right = [stateNamed(name), stateOfKey(key)].find((state) => state && state.code !== code);
    const parameters = { code, other: owner.key, right: right?.code };
    yield atPlace({ document, pointer: `${pointer}/code` }, 'duplicate-code', parameters, {
      instead: parameters.right,
      related: takenAt(written, `${owner.pointer}/code`),
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
function clashes(written: Written, marks: readonly Mark[]) {
  const { document } = written.regions;
  const derivedFirst = marks.toSorted((a, b) => Number(a.isTyped) - Number(b.isTyped));
  return repeats(derivedFirst, ({ value }) => value)
    .filter(([{ isTyped }]) => isTyped)
    .map(([{ value, pointer }, other]) => ({
      ...{ place: { document, pointer }, value, other: other.region },
      related: takenAt(written, other.pointer),
    }));
}

// Of two claims to a name the later kind is to blame: a key is seldom the slip, an alias often.
const kinds = ['key', 'code', 'name', 'prefix', 'alias'] as const;

/** No name leads to two regions (docs/product.md R7). */
export const aliasConflict: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  const byKind = kinds.flatMap((kind) =>
    allClaims(value.regions).filter((claim) => claim.kind === kind),
  );
  for (const [claim, owner] of repeats(byKind, ({ text }) => normaliseAlias(text))) {
    if (owner.region === claim.region || hasOwnRule(written, owner, claim)) continue;
    const right = claim.kind === 'name' ? stateOfKey(claim.region)?.name : undefined;
    const parameters = { name: claim.text, region: claim.region, other: owner.region, right };
    const message = `"${owner.text}" is a name of "${owner.region}" here`;
    const span = document.locate(owner.pointer, owner.part);
    const extras = { instead: right, related: [{ message, span }] };
    yield atPlace({ document, ...claim }, 'alias-conflict', parameters, extras);
  }
};

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
    yield atPlace({ document, ...claim }, 'alias-is-route', { name: claim.text, route });
  }
};

/** Each edition has a host of its own: both have a page at `/` (docs/product.md T7). */
export const sameOrigin: Rule = function* ({ written: { regions, library } }) {
  const { origin } = library.value;
  if (origin === undefined || origin !== regions.value.site.origin) return;
  const message = 'the main site has it from here';
  const related = [{ message, span: regions.document.locate('/site/origin', 'value') }];
  const place = { document: library.document, pointer: '/origin' };
  yield atPlace(place, 'same-origin', { origin }, { related });
};
