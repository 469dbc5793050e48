import { nearest } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import { allStates, keyOfName, stateOfKey, states } from '../../schema/states.ts';
import type { WrittenRegion } from '../../schema/written.ts';
import type { Place } from '../../source/locate-piece.ts';
import { atPlace, placeIn, relatedAt } from '../../source/locate-piece.ts';
import { repeats } from '../../values/group-by.ts';
import { GENERIC, pathPrefixOf, siteIdOf } from '../identity.ts';
import type { NameClaim } from '../names.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { allClaims, misspelledKeys, normaliseAlias, repeatedCodes, stateNamed } from '../names.ts';
import { routeSegments } from '../routes.ts';
import type { Written } from '../written.ts';
import { listRegions, listTexts } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

/** Fewer regions than this are a sample; as many or more are meant to be the whole country. */
const wholeCountry = 10;

/**
 * Every state has its region (docs/product.md R1), else its place on the map leads nowhere. Only a file of ten regions or
 * more is taken for the whole country, so that a small project may have just the states that it needs.
 */
export const missingRegion: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  if (Object.keys(value.regions).length < wholeCountry) return;
  const names = allClaims(written).filter(({ kind }) => kind !== 'alias');
  const taken = new Set(names.map(({ text }) => normaliseAlias(text)));
  const missing = states.filter(
    ({ code, name }) => !taken.has(normaliseAlias(code)) && !taken.has(normaliseAlias(name)),
  );
  const [first] = missing;
  if (first === undefined) return;
  const key = keyOfName(first.name);
  const listed = missing.map(({ name }) => name).join(', ');
  const parameters = { ...first, key, names: listed, isSingle: missing.length === 1 };
  yield atPlace({ document, pointer: '/regions', part: 'key' }, 'missing-region', parameters);
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

/** A value that only one edition can have, at the place where it, or the code that it follows from, is typed. */
interface Mark extends Place {
  readonly region: string;
  readonly value: string;
  readonly isTyped: boolean;
}

/** The webinar service tells editions apart by siteId (docs/product.md C3). */
export const duplicateSiteId: Rule = function* ({ written }) {
  const { document, value: file } = written.regions;
  const place = { document, pointer: '/site/generic/siteId' };
  const generic = { region: GENERIC, value: file.site.generic.siteId, isTyped: true, ...place };
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

/** The marks that others have too; of one that is typed and one that follows from a code, the first. */
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
  const { origin } = library.value;
  if (origin === undefined || origin !== regions.value.site.origin) return;
  const main = { document: regions.document, pointer: '/site/origin' };
  const related = [relatedAt(main, 'the main site has it from here')];
  const place = { document: library.document, pointer: '/origin' };
  yield atPlace(place, 'same-origin', { origin }, { related });
};

/** A state goes by its own two letters, else the map has no link for it and its addresses are others. */
export const wrongStateCode: Rule = function* ({ written }) {
  for (const placed of listRegions(written)) {
    const { code, name } = placed.region;
    const state = stateNamed(name);
    if (state === undefined || state.code === code) continue;
    const parameters = { name: state.name, code, right: state.code };
    yield atPlace(placeIn(placed, '/code'), 'wrong-state-code', parameters, {
      instead: state.code,
    });
  }
};

/**
 * A region that is no state by its name is one by its code: then the name, which is read on all of its pages, may be misspelt.
 * Else it has no outline, no place on the map, and perhaps a code that was only mistyped.
 */
export const stateUnnamed: Rule = function* ({ written }) {
  for (const placed of listRegions(written)) {
    const { code, name } = placed.region;
    if (stateNamed(name) !== undefined) continue;
    if (!allStates.some((state) => state.code === code))
      yield atPlace(placeIn(placed, '/code'), 'unknown-state', { name, code });
    const right = states.find((state) => state.code === code)?.name;
    if (right === undefined || nearest(name, [right]) === undefined) continue;
    const place = placeIn(placed, '/name');
    yield atPlace(place, 'misspelled-state', { typed: name, code, right }, { instead: right });
  }
};

/**
 * The key of a state is what its name gives; other keys, such as `dc`, are chosen on purpose. With a key alone written
 * otherwise, what mentions it would lead nowhere: then there is more to do than a suggestion can say.
 */
export const misspelledKey: Rule = function* (subject) {
  const { document } = subject.written.regions;
  for (const { isGuess, ...words } of misspelledKeys(subject.written)) {
    const place = { document, pointer: childPointer('/regions', words.key), part: 'key' } as const;
    const related = mentionsOfKey(subject, words.key)
      .map((mention) => relatedAt(mention, 'the key is mentioned here'))
      .toSorted((a, b) => a.span.start - b.span.start);
    const mentions = related.length;
    const affects = filesOf(subject, words.right).map(({ pointer }) => pointer);
    const extras = {
      affects,
      ...(mentions === 0 ? { instead: words.right, isGuess } : { related }),
    };
    const parameters = { ...words, mentions: mentions || undefined, isSingle: mentions === 1 };
    yield atPlace(place, 'misspelled-key', parameters, extras);
  }
};

/** Where both files mention a region by its key, other than as the name of its own entry. */
function mentionsOfKey(subject: RuleSubject, key: string) {
  const { written, madeAssets } = subject;
  return [
    ...listTexts(written).filter(({ node, text }) => node.names === 'regions' && text === key),
    ...filesOf(subject, key).filter(({ text }) => madeAssets.has(text)),
  ];
}

/** Where a brochure or a cover is named after the key of a region, as those are that the program makes. */
function filesOf({ uses }: RuleSubject, key: string) {
  const paths: readonly string[] = [brochurePath(key), coverPath(key)];
  return uses.files.filter(({ text }) => paths.includes(text));
}
