import { readStates } from './read-states.ts';
import type { StateLink } from './state-link.ts';

/** The states that a page with links to all of them has; undefined where it cannot be had. */
export async function loadStates(listUrl: string): Promise<readonly StateLink[] | undefined> {
  try {
    const response = await fetch(listUrl);
    if (!response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return readStates(page.documentElement);
  } catch {
    return undefined;
  }
}
