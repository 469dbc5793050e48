import { listStates } from '../../runtime/app/list-states.ts';
import type { SiteData } from '../../runtime/contract.ts';
import type { OutputEntry } from './output-file.ts';
import { hashContent } from './output-file.ts';

type StatesData = Pick<SiteData, 'regions' | 'routes'>;

/** The list of all states, which pages load to search in; its path is below the web root of the main site. */
export function statesFile(data: StatesData): OutputEntry {
  const contents = JSON.stringify(listStates(data));
  return { path: `assets/states-${hashContent(contents).slice(0, 10)}.json`, contents };
}

/** Where pages load it from. */
export function urlOfStates(data: StatesData): string {
  return `/${statesFile(data).path}`;
}
