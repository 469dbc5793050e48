import { data } from '../generated/index.ts';
import type { RegionConfig } from '../runtime/contract.ts';

/** Nevada, with all that it takes from the edition without a state. */
export const nevada = findNevada();

function findNevada(): RegionConfig {
  const found = data.regions.find(({ key }) => key === 'nevada');
  if (found === undefined) throw new Error('There is no Nevada.');
  return found;
}
