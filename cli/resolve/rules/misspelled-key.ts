import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { differingLetters } from '../../schema/nearest.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import { normaliseAlias } from '../names.ts';
import { childPointer } from '../pointer.ts';
import { keyOfName, states } from '../states.ts';
import { stateNamed } from './code-owners.ts';
import type { Rule } from './rule.ts';

/**
 * The key of a state is nearly what its name gives, or the name of another state. Other keys, such as `dc`, are chosen on
 * purpose.
 */
export const misspelledKey: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  for (const [key, { name }] of Object.entries(value.regions)) {
    if (stateNamed(name) === undefined || normaliseAlias(key) === normaliseAlias(name)) continue;
    const other = states.find((state) => isNearly(key, state.name, 1) && state.name !== name);
    if (!isNearly(key, name, normaliseAlias(name).length / 5) && other === undefined) continue;
    const right = keyOfName(name);
    if (!Object.hasOwn(value.regions, right)) yield diagnose(document, { key, name, right });
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

function diagnose(
  document: YamlDocument,
  words: Record<'key' | 'name' | 'right', string>,
): Diagnostic {
  const path = childPointer('/regions', words.key);
  const extras = { path, suggestion: words.right };
  return createDiagnostic('misspelled-key', words, document.locate(path, 'key'), extras);
}
