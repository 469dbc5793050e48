import type { StateLink } from './state-link.ts';

/**
 * The states whose name, or one of whose search terms, holds what was typed, without regard to case; in the order of
 * their names (docs/product.md P3).
 */
export function matchStates(
  states: readonly StateLink[],
  query: string,
  maximum: number,
): readonly StateLink[] {
  const sought = normalise(query);
  if (sought === '') return [];
  const matches = states.filter((state) =>
    spellingsOf(state).some((spelling) => spelling.includes(sought)),
  );
  return matches.sort((a, b) => (a.name < b.name ? -1 : 1)).slice(0, maximum);
}

/** The one state that was meant: by its whole name or search term, or because nothing else matches. */
export function findMeantState(states: readonly StateLink[], query: string): StateLink | undefined {
  const matches = matchStates(states, query, states.length);
  const sought = normalise(query);
  const exact = matches.find((state) => spellingsOf(state).includes(sought));
  return exact ?? (matches.length === 1 ? matches[0] : undefined);
}

function spellingsOf({ name, spellings = [] }: StateLink): readonly string[] {
  return [name, ...spellings].map(normalise);
}

function normalise(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
