import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { differingLetters } from '../../schema/nearest.ts';
import { mentionsOfKey } from '../key-mentions.ts';
import { normaliseAlias } from '../names.ts';
import { childPointer } from '../../schema/pointer.ts';
import { keyOfName, states } from '../states.ts';
import { stateNamed } from './code-owners.ts';
import type { Rule, RuleSubject } from './rule.ts';

/**
 * The key of a state is nearly what its name gives, or the name of another state. Other keys, such as `dc`, are chosen on
 * purpose.
 */
export const misspelledKey: Rule = function* (subject) {
  const { value } = subject.written.regions;
  for (const [key, { name }] of Object.entries(value.regions)) {
    if (stateNamed(name) === undefined || normaliseAlias(key) === normaliseAlias(name)) continue;
    const other = states.find((state) => isNearly(key, state.name, 1) && state.name !== name);
    if (!isNearly(key, name, normaliseAlias(name).length / 5) && other === undefined) continue;
    const right = keyOfName(name);
    if (!Object.hasOwn(value.regions, right))
      yield diagnose(subject, { key, name, right }, other !== undefined);
  }
};

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
function diagnose(
  subject: RuleSubject,
  words: Record<'key' | 'name' | 'right', string>,
  isGuess: boolean,
): Diagnostic {
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
