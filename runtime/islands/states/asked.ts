/**
 * Names the text of a search in the address, when its form was sent before the search was awake,
 * and the code of the state that was chosen.
 */
export const queryName = 'q';

/** The text of a search that the address holds; empty when there is none. */
export function askedFor(): string {
  return new URLSearchParams(location.search).get(queryName) ?? '';
}

/** Keeps the code of a state in the address, in place; undefined keeps none. */
export function keepAsked(code: string | undefined): void {
  const address = new URL(location.href);
  if (code === undefined) address.searchParams.delete(queryName);
  else address.searchParams.set(queryName, code);
  history.replaceState(history.state, '', address);
}
