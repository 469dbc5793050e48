/** Names the text of a search in the address, when its form was sent before the search was awake. */
export const queryName = 'q';

/** The text of a search that the address holds; empty when there is none. */
export function askedFor(): string {
  return new URLSearchParams(location.search).get(queryName) ?? '';
}
