import { listStates } from '../../../runtime/app/list-states.ts';
import type { SiteData } from '../../../runtime/contract.ts';
import type { OutputEntry } from './output-file.ts';
import { hashContent } from '../values/hash.ts';

/** The list of all states that pages search in, below the main web root. */
export function statesFile(data: Pick<SiteData, 'regions' | 'routes'>): OutputEntry {
  const contents = JSON.stringify(listStates(data));
  return { path: `assets/states-${hashContent(contents).slice(0, 10)}.json`, contents };
}
