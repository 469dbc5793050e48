import type { WrittenRegion } from '../../schema/written.ts';
import { normaliseAlias } from '../names.ts';
import type { State } from '../states.ts';
import { states } from '../states.ts';

/**
 * The region that each code belongs to, by the code. Of several with one code it is the state of that code by its name,
 * else the first that is not another state by its name.
 */
export function codeOwners(
  regions: Readonly<Record<string, WrittenRegion>>,
): ReadonlyMap<string, string> {
  const owners = new Map<string, { readonly key: string; readonly doubt: number }>();
  for (const [key, region] of Object.entries(regions)) {
    const doubt = doubtOf(region);
    const owner = owners.get(region.code);
    if (owner === undefined || doubt < owner.doubt) owners.set(region.code, { key, doubt });
  }
  return new Map([...owners].map(([code, { key }]) => [code, key]));
}

/** The state that a region is by its name. */
export function stateNamed(name: string): State | undefined {
  return states.find((state) => normaliseAlias(state.name) === normaliseAlias(name));
}

function doubtOf({ code, name }: WrittenRegion): number {
  const state = stateNamed(name);
  if (state === undefined) return 1;
  return state.code === code ? 0 : 2;
}
