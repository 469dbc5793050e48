import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { differingLetters, nearest } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import { allStates, keyOfName, stateOfKey, states } from '../../schema/states.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { normaliseAlias } from '../names.ts';
import type { Written } from '../written.ts';
import { listRegions, listTexts } from '../written.ts';
import { codeOwners, stateNamed } from './names.ts';
import type { Rule, RuleSubject } from './rule.ts';

/** A state goes by its own two letters, else the map has no link for it and its addresses are others. */
export const wrongStateCode: Rule = function* ({ written }) {
  const { regions } = written.regions.value;
  const owners = codeOwners(regions);
  for (const { key, region, document, pointer } of listRegions(written)) {
    const { code, name } = region;
    const state = stateNamed(name);
    // A code that belongs to another region is reported as such, and so is a name where key and code say the same.
    if (state === undefined || state.code === code || owners.get(code) !== key) continue;
    if (stateOfKey(key)?.code === code && Object.hasOwn(regions, keyOfName(name))) continue;
    const parameters = { name: state.name, code, right: state.code };
    const place = { document, pointer: `${pointer}/code` };
    yield atPlace(place, 'wrong-state-code', parameters, { instead: state.code });
  }
};

/** A region that is no state has no outline, no place on the map, and perhaps a code that was only mistyped. */
export const unknownState: Rule = function* ({ written }) {
  for (const { region, document, pointer } of listRegions(written)) {
    const { code, name } = region;
    if (stateNamed(name) === undefined && !allStates.some((state) => state.code === code))
      yield atPlace({ document, pointer: `${pointer}/code` }, 'unknown-state', { name, code });
  }
};

/** The name of a state is read on all of its pages. */
export const misspelledState: Rule = function* ({ written }) {
  for (const { region, document, pointer } of listRegions(written)) {
    const { code, name } = region;
    const state = states.find((each) => each.code === code);
    if (state === undefined || stateNamed(name) !== undefined) continue;
    if (nearest(name, [state.name]) === undefined) continue;
    const parameters = { typed: name, code, right: state.name };
    const place = { document, pointer: `${pointer}/name` };
    yield atPlace(place, 'misspelled-state', parameters, { instead: state.name });
  }
};

/**
 * The key of a state is nearly what its name gives, or the name of another state. Other keys, such as `dc`, are chosen on
 * purpose.
 */
export const misspelledKey: Rule = function* (subject) {
  for (const words of misspelledKeys(subject.written)) yield diagnose(subject, words);
};

/** A key that is probably misspelt, the name of its region, and the key that was meant. */
interface Misspelling extends Record<'key' | 'name' | 'right', string> {
  /** Whether the code of the region contradicts its name, or its key may be that of another state. */
  readonly isGuess: boolean;
}

export function* misspelledKeys({ regions: { value } }: Written): Generator<Misspelling> {
  for (const [key, { name, code }] of Object.entries(value.regions)) {
    const state = stateNamed(name);
    if (state === undefined || normaliseAlias(key) === normaliseAlias(name)) continue;
    const other = states.find((each) => isNearly(key, each.name, 1) && each.name !== name);
    if (!isNearly(key, name, normaliseAlias(name).length / 5) && other === undefined) continue;
    const right = keyOfName(name);
    const isGuess = state.code !== code || other !== undefined;
    if (!Object.hasOwn(value.regions, right)) yield { key, name, right, isGuess };
  }
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

/** With the key alone written otherwise, what mentions it would lead nowhere: then there is more to do than a suggestion can say. */
function diagnose(subject: RuleSubject, { isGuess, ...words }: Misspelling): Diagnostic {
  const { document } = subject.written.regions;
  const place = { document, pointer: childPointer('/regions', words.key), part: 'key' } as const;
  const related = mentionsOfKey(subject, words.key)
    .map((mention) => mention.document.locate(mention.pointer, 'value'))
    .toSorted((a, b) => a.start - b.start)
    .map((span) => ({ message: 'the key is mentioned here', span }));
  const mentions = related.length;
  const extras = mentions === 0 ? { instead: words.right, isGuess } : { related };
  return atPlace(place, 'misspelled-key', { ...words, mentions }, extras);
}

/**
 * Where both files mention a region by its key, but for its own entry. The brochure and the cover that the program makes are
 * called after the key.
 */
function mentionsOfKey({ written, uses, madeAssets }: RuleSubject, key: string) {
  const paths = [brochurePath(key), coverPath(key)].filter((path) => madeAssets.has(path));
  return [
    ...listTexts(written).filter(({ node, text }) => node.names === 'regions' && text === key),
    ...uses.files.filter(({ name }) => paths.includes(name)),
  ];
}
