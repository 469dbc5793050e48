import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { differingLetters, nearest } from '../../schema/nearest.ts';
import { childPointer } from '../../schema/pointer.ts';
import { mentionsOfKey } from '../key-mentions.ts';
import { normaliseAlias } from '../names.ts';
import { allStates, keyOfName, states } from '../../schema/states.ts';
import type { Written } from '../written.ts';
import { codeOwners, stateNamed, stateOfKey } from './names.ts';
import type { Rule, RuleSubject } from './rule.ts';
import { suggesting } from './suggesting.ts';

/** A state goes by its own two letters, else the map has no link for it and its addresses are others. */
export const wrongStateCode: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  const owners = codeOwners(value.regions);
  for (const [key, { code, name }] of Object.entries(value.regions)) {
    const state = stateNamed(name);
    // A code that belongs to another region is reported as such, and so is a name where key and code say the same.
    if (state === undefined || state.code === code || owners.get(code) !== key) continue;
    if (stateOfKey(key)?.code === code && Object.hasOwn(value.regions, keyOfName(name))) continue;
    const path = `${childPointer('/regions', key)}/code`;
    const parameters = { name: state.name, code, right: state.code };
    const span = document.locate(path, 'value');
    const extras = suggesting(document, path, state.code);
    yield createDiagnostic('wrong-state-code', parameters, span, extras);
  }
};

/** A region that is no state has no outline, no place on the map, and perhaps a code that was only mistyped. */
export const unknownState: Rule = function* ({ written: { regions } }) {
  for (const [key, { code, name }] of Object.entries(regions.value.regions)) {
    if (stateNamed(name) !== undefined || allStates.some((state) => state.code === code)) continue;
    const path = `${childPointer('/regions', key)}/code`;
    const span = regions.document.locate(path, 'value');
    yield createDiagnostic('unknown-state', { name, code }, span, { path });
  }
};

/** The name of a state is read on all of its pages. */
export const misspelledState: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  for (const [key, { code, name }] of Object.entries(value.regions)) {
    const state = states.find((each) => each.code === code);
    if (state === undefined || stateNamed(name) !== undefined) continue;
    if (nearest(name, [state.name]) === undefined) continue;
    const path = `${childPointer('/regions', key)}/name`;
    const parameters = { typed: name, code, right: state.name };
    const span = document.locate(path, 'value');
    const extras = suggesting(document, path, state.name);
    yield createDiagnostic('misspelled-state', parameters, span, extras);
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
  const path = childPointer('/regions', words.key);
  const span = subject.written.regions.document.locate(path, 'key');
  const related = mentionsOfKey(subject.written, subject, words.key)
    .map(({ document, pointer }) => document.locate(pointer, 'value'))
    .toSorted((a, b) => a.start - b.start)
    .map((mention) => ({ message: 'the key is mentioned here', span: mention }));
  const mentions = related.length;
  const extras = mentions === 0 ? { path, suggestion: words.right, isGuess } : { path, related };
  return createDiagnostic('misspelled-key', { ...words, mentions }, span, extras);
}
