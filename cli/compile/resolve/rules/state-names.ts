import { error, fixableError, warning } from '../../../diagnostics/catalogue/entry.ts';
import { nearest } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { allStates, keyOfName, states } from '../../schema/states.ts';
import { placeIn, relatedAt, reporter } from '../../source/locate-piece.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { allClaims, misspelledKeys, normaliseAlias, stateNamed } from '../names.ts';
import type { Written } from '../written.ts';
import { listRegions, listTexts } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

export const codes = {
  'missing-region': error(
    'No region is for [{isSingle}this state|these states], so visitors who choose [{isSingle}it|them] on the map would find nothing: {names}. If lines were lost, take them from an earlier version of the file; at least write a line such as `{key}: { code: {code}, name: {name} }` below "regions:".',
    'A state of the map has no region.',
    'Visitors who choose it would find nothing.',
    'Add the line that the message shows, or restore the lost lines from an earlier commit.',
  ),
  'wrong-state-code': error(
    'The code of {name} is {right}. With "{code}" it has no link on the map, and its pages stand at another address. Write {right}; an address of its own goes into "pathPrefix".',
    'The code of a region is not that of its state.',
    'The map finds the region by its code, and its address starts with it.',
    'Write the code that the message names. For another address use `pathPrefix`.',
  ),
  'unknown-state': warning(
    '"{name}" with the code {code} is no state and no territory of the United States. It has no outline and no place on the map. Write the code and the name of a state; for a site of another country, write `shown: false` under "site: map:".',
    'A region has the code and the name of no state, district or territory.',
    'Its pages are published, but no map has a place for it, and its code was perhaps only mistyped.',
    'Correct code and name. A site of another country says `shown: false` under `site: map:`.',
  ),
  'misspelled-state': warning(
    'Every page of the state with the code {code} shows the name "{typed}", but the state is called {right}. Write {right}, unless this spelling is intended.',
    'The name of a region is not that of the state with its code.',
    'Visitors read the name on every page of the region.',
    'Correct the name, unless the spelling is intended.',
  ),
  'misspelled-key': fixableError(
    'The key of {name} is "{key}", probably meant as "{right}". Write {right}[{isSingle} here and where it is mentioned| here and in the {mentions} places that mention it|].',
    'The key of a state, its name before the colon, is nearly what its name gives, or that of another state.',
    '`explain`, `reuse`, `fallthrough` and its made brochure go by the key, and it is an address that visitors can type.',
    'Write the name in small letters, with _ for blanks. A key that is meant to be another one, such as `dc`, is not reported.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** Whether the site is of another country, whose regions no list knows. */
function isElsewhere({ regions }: Written): boolean {
  return regions.value.site.map.shown === false;
}

/** Fewer regions than this are a sample; as many or more are meant to be the whole country. */
const wholeCountry = 10;

/**
 * Every state has its region (docs/product.md R1), in a file of ten regions or more: fewer may be a
 * small project.
 */
export const missingRegion: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  if (isElsewhere(written) || Object.keys(value.regions).length < wholeCountry) return;
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

/** A state has its own two letters, by which the map and addresses know it. */
export const wrongStateCode: Rule = function* ({ written }) {
  if (isElsewhere(written)) return;
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

/** A region that is no state by name: the name or the code may be wrong, or it is another place. */
export const stateUnnamed: Rule = function* ({ written }) {
  if (isElsewhere(written)) return;
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
 * The key of a state follows from its name; others, such as `dc`, are chosen. No fix is offered:
 * what mentions the key has to change too.
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
    ...listTexts(written).filter(({ node, text }) => namesRegions(node) && text === key),
    ...filesOf(subject, key).filter(({ text }) => madeAssets.has(text)),
  ];
}

function namesRegions({ names }: SchemaNode): boolean {
  return names === 'regions' || names === 'editions';
}

/** Where a brochure or cover is named after the key of a region. */
function filesOf({ uses }: RuleSubject, key: string) {
  const paths: readonly string[] = [brochurePath(key), coverPath(key)];
  return uses.files.filter(({ text }) => paths.includes(text));
}
