import type { StateLink } from './state-link.ts';

/**
 * The states whose name, or one of whose further names, holds what was typed, and the one whose
 * code it is. One that is called just that comes first, the others follow in the order of their
 * names (docs/product.md P3).
 */
export function matchStates(states: readonly StateLink[], query: string): readonly StateLink[] {
  const sought = normalise(query);
  if (sought === '') return [];
  const rank = (state: StateLink): number => (isCalled(state, sought) ? 0 : 1);
  const matches = states.filter(
    (state) => isCalled(state, sought) || namesOf(state).some((name) => name.includes(sought)),
  );
  return matches.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

/** The one state that was meant: by its whole name or code, or because nothing else matches. */
export function findMeantState(states: readonly StateLink[], query: string): StateLink | undefined {
  const [first, ...others] = matchStates(states, query);
  if (first === undefined) return undefined;
  return others.length === 0 || isCalled(first, normalise(query)) ? first : undefined;
}

function isCalled(state: StateLink, sought: string): boolean {
  return normalise(state.code) === sought || namesOf(state).includes(sought);
}

function namesOf({ name, spellings = [] }: StateLink): readonly string[] {
  return [name, ...spellings].map(normalise);
}

/**
 * Letters and digits alone make a difference, so that `N.Y.`, `Hawaiʻi`, `new_jersey` and `ＮＹ` are
 * found (docs/product.md P3).
 */
function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '');
}
