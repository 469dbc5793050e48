import { error } from '../../../diagnostics/catalogue/entry.ts';
import { stateOfKey } from '../../schema/states.ts';
import type { WrittenRegion } from '../../schema/written.ts';
import type { Place } from '../../source/locate-piece.ts';
import { placeIn, relatedAt, reporter } from '../../source/locate-piece.ts';
import { repeats } from '../../values/group-by.ts';
import { entryPointer, GENERIC, pathPrefixOf, siteIdOf } from '../identity.ts';
import type { NameClaim } from '../names.ts';
import { allClaims, normaliseAlias, repeatedCodes, stateNamed } from '../names.ts';
import { routeSegments } from '../routes.ts';
import type { Written } from '../written.ts';
import { listRegions } from '../written.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'same-origin': error(
    '{origin} is the origin of the main site already, and the library edition needs a host of its own: both have a page at /. Write another origin in one of the two files.',
    'The main site and the library edition have the same origin.',
    'Both have a page at /, so one host cannot serve both.',
    'Give one of them another host.',
  ),
  'alias-conflict': error(
    '"{name}" cannot lead to "{region}": it is a name of "{other}" already. Letter case, spaces, hyphens and underscores make no difference. Write [{right}|another name, or delete one of the two].',
    'Two regions claim the same name.',
    'An address with that name could lead to only one of them. Letter case, spaces, hyphens and underscores make no difference.',
    'Delete the name from one of them, or write another one.',
  ),
  'alias-is-route': error(
    '"{name}" cannot be a region\'s name, because /{route}/ is a page or folder of the site itself. Write another name.',
    'A name of a region is also the address of a page or folder of the site.',
    'That page could no longer be reached.',
    'Write another name.',
  ),
  'reserved-region': error(
    'A region cannot be called "{key}": the site uses that name itself. Write the region\'s full name in lower case, with underscores for spaces.',
    'The key of a region is a name that the site uses itself.',
    'The two could not be told apart.',
    'Write the full name of the region in lower case, with underscores for spaces.',
  ),
  'duplicate-code': error(
    'The code {code} belongs to "{other}" already. Write [{right}|the two letters of this region].',
    'Two regions have the same code.',
    'They would have the same address and the same place on the map.',
    'Write the two letters of this region.',
  ),
  'duplicate-site-id': error(
    'The siteId "{siteId}" belongs to [{isGeneric}the edition without a state|"{other}"] already, so the webinars of the two would be mixed up. Write another one, or delete the line to use the code in lower case.',
    'Two regions have the same siteId.',
    'The API would give both the same webinars.',
    'Write another siteId, or delete the line to use the code in lower case.',
  ),
  'duplicate-path-prefix': error(
    'The addresses of "{other}" start with {pathPrefix} already. Write another pathPrefix, or delete the line to use the code in lower case.',
    'Two regions have the same path prefix.',
    'Their pages would have the same addresses.',
    'Write another prefix, or delete the line to use the code in lower case.',
  ),
} as const;

const { atPlace } = reporter(codes);

const reserved = new Set([GENERIC, 'library', 'defaults', 'site']);

/** Editions that are no region have names too, and pages are distinguished by them. */
export const reservedRegion: Rule = function* ({ written }) {
  for (const { key, document, pointer } of listRegions(written))
    if (reserved.has(normaliseAlias(key)))
      yield atPlace({ document, pointer, part: 'key' }, 'reserved-region', { key });
};

/** No two regions have the same code. Reported at the one whose name does not fit the code. */
export const duplicateCode: Rule = function* ({ written }) {
  for (const [repeated, owner] of repeatedCodes(written)) {
    const { code, name } = repeated.region;
    const meant = [stateNamed(name), stateOfKey(repeated.key)];
    const right = meant.find((state) => state && state.code !== code)?.code;
    const parameters = { code, other: owner.key, right };
    const extras = { instead: right, related: takenAt(placeIn(owner, '/code')) };
    yield atPlace(placeIn(repeated, '/code'), 'duplicate-code', parameters, extras);
  }
};

function takenAt(place: Place) {
  return [relatedAt(place, 'the other edition has it from here')];
}

/** A value that only one edition can have, where it, or the code that gives it, is typed. */
interface Mark extends Place {
  readonly region: string;
  readonly value: string;
  readonly isTyped: boolean;
}

/** The webinar service tells editions apart by siteId (docs/product.md C3). */
export const duplicateSiteId: Rule = function* ({ written }) {
  const { document } = written.regions;
  const place = { document, pointer: entryPointer(GENERIC), part: 'key' } as const;
  const generic = { region: GENERIC, value: GENERIC, isTyped: false, ...place };
  for (const [mark, other] of clashes([generic, ...marksOf(written, 'siteId', siteIdOf)])) {
    const { region } = other;
    const parameters = { siteId: mark.value, other: region, isGeneric: region === GENERIC };
    yield atPlace(mark, 'duplicate-site-id', parameters, { related: takenAt(other) });
  }
};

/** No two regions have the same addresses (docs/product.md R8). */
export const duplicatePathPrefix: Rule = function* ({ written }) {
  for (const [mark, other] of clashes(marksOf(written, 'pathPrefix', pathPrefixOf))) {
    const parameters = { pathPrefix: mark.value, other: other.region };
    yield atPlace(mark, 'duplicate-path-prefix', parameters, { related: takenAt(other) });
  }
};

function marksOf(
  written: Written,
  field: 'siteId' | 'pathPrefix',
  valueOf: (region: WrittenRegion) => string,
): readonly Mark[] {
  return listRegions(written).map((placed) => {
    const { key, region } = placed;
    const isTyped = region[field] !== undefined;
    const place = placeIn(placed, `/${isTyped ? field : 'code'}`);
    return { region: key, value: valueOf(region), isTyped, ...place };
  });
}

/** Marks that others have too. Derived ones come first: a typed one is easier to change. */
function clashes(marks: readonly Mark[]) {
  const derivedFirst = marks.toSorted((a, b) => Number(a.isTyped) - Number(b.isTyped));
  return repeats(derivedFirst, ({ value }) => value);
}

// Of two claims to a name the later kind is to blame: a key is seldom the slip, an alias often.
const kinds = ['key', 'code', 'name', 'prefix', 'alias'] as const;

/** No name leads to two regions (docs/product.md R7). */
export const aliasConflict: Rule = function* ({ written }) {
  const rankOf = ({ kind }: NameClaim) => kinds.indexOf(kind);
  const byKind = allClaims(written).toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const [claim, owner] of repeats(byKind, ({ text }) => normaliseAlias(text))) {
    if (owner.region === claim.region) continue;
    const right = claim.kind === 'name' ? stateOfKey(claim.region)?.name : undefined;
    const parameters = { name: claim.text, region: claim.region, other: owner.region, right };
    const message = `"${owner.text}" is a name of "${owner.region}" here`;
    const extras = { instead: right, related: [relatedAt(owner, message)] };
    yield atPlace(claim, 'alias-conflict', parameters, extras);
  }
};

const routes = new Map(routeSegments.map((segment) => [normaliseAlias(segment), segment]));

/** No name of a region hides a page of the site itself (docs/product.md R7). */
export const aliasIsRoute: Rule = function* ({ written }) {
  const reported = new Set<string>();
  for (const claim of allClaims(written)) {
    const name = normaliseAlias(claim.text);
    const route = routes.get(name);
    if (route === undefined || reported.has(`${claim.region}/${name}`)) continue;
    reported.add(`${claim.region}/${name}`);
    yield atPlace(claim, 'alias-is-route', { name: claim.text, route });
  }
};

/** Each edition has a host of its own: both have a page at `/` (docs/product.md T7). */
export const sameOrigin: Rule = function* ({ written: { regions, library } }) {
  const origin = library?.value.origin;
  if (library === undefined || origin !== regions.value.site.origin) return;
  const main = { document: regions.document, pointer: '/site/origin' };
  const related = [relatedAt(main, 'the main site has it from here')];
  const place = { document: library.document, pointer: '/origin' };
  yield atPlace(place, 'same-origin', { origin }, { related });
};
