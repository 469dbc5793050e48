import { nearest } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import { allStates, keyOfName, stateOfKey, states } from '../../schema/states.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { brochurePath, coverPath } from '../made-brochures.ts';
import { misspelledKeys, repeatedCodes, stateNamed } from '../names.ts';
import { listRegions, listTexts } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

/** A state goes by its own two letters, else the map has no link for it and its addresses are others. */
export const wrongStateCode: Rule = function* ({ written }) {
  const { regions } = written.regions.value;
  const repeated = new Set(repeatedCodes(written).map(([{ key }]) => key));
  for (const { key, region, document, pointer } of listRegions(written)) {
    const { code, name } = region;
    const state = stateNamed(name);
    // A code that belongs to another region is reported as such, and so is a name where key and code say the same.
    if (state === undefined || state.code === code || repeated.has(key)) continue;
    if (stateOfKey(key)?.code === code && Object.hasOwn(regions, keyOfName(name))) continue;
    const parameters = { name: state.name, code, right: state.code };
    const place = { document, pointer: `${pointer}/code` };
    yield atPlace(place, 'wrong-state-code', parameters, { instead: state.code });
  }
};

/**
 * A region that is no state by its name is one by its code: then the name, which is read on all of its pages, may be misspelt.
 * Else it has no outline, no place on the map, and perhaps a code that was only mistyped.
 */
export const stateUnnamed: Rule = function* ({ written }) {
  for (const { region, document, pointer } of listRegions(written)) {
    const { code, name } = region;
    if (stateNamed(name) !== undefined) continue;
    if (!allStates.some((state) => state.code === code))
      yield atPlace({ document, pointer: `${pointer}/code` }, 'unknown-state', { name, code });
    const right = states.find((state) => state.code === code)?.name;
    if (right === undefined || nearest(name, [right]) === undefined) continue;
    const place = { document, pointer: `${pointer}/name` };
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
      .map((mention) => mention.document.locate(mention.pointer, 'value'))
      .toSorted((a, b) => a.start - b.start)
      .map((span) => ({ message: 'the key is mentioned here', span }));
    const mentions = related.length;
    const extras = mentions === 0 ? { instead: words.right, isGuess } : { related };
    yield atPlace(place, 'misspelled-key', { ...words, mentions }, extras);
  }
};

/**
 * Where both files mention a region by its key, but for its own entry. The brochure and the cover that the program makes are
 * called after the key.
 */
function mentionsOfKey({ written, uses, madeAssets }: RuleSubject, key: string) {
  const paths = [brochurePath(key), coverPath(key)].filter((path) => madeAssets.has(path));
  return [
    ...listTexts(written).filter(({ node, text }) => node.names === 'regions' && text === key),
    ...uses.files.filter(({ text }) => paths.includes(text)),
  ];
}
