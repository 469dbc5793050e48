import { asRecord } from '../../services/narrow.ts';
import type { StateLink } from './state-link.ts';

/**
 * The states with the names and default URLs of the API's deployment records (docs/architecture.md
 * A4). Records that lack an id, a name or a site-relative URL are passed over, and no state is
 * taken away.
 */
export function refreshStates(states: readonly StateLink[], answer: unknown): readonly StateLink[] {
  if (!Array.isArray(answer)) return states;
  const fresh = new Map(answer.flatMap(readDeployment));
  return states.map((state) => {
    const { name, url } = fresh.get(state.id) ?? state;
    if (url === state.url) return { ...state, name };
    const { id, code, accent, spellings = [] } = state;
    return { id, code, accent, spellings, name, url };
  });
}

type Fresh = Pick<StateLink, 'name' | 'url'>;

function readDeployment(record: unknown): (readonly [string, Fresh])[] {
  const { regionId, regionName, defaultURL } = asRecord(record);
  if (typeof regionId !== 'string' || typeof regionName !== 'string') return [];
  if (typeof defaultURL !== 'string' || !/^\/(?![/\\])/.test(defaultURL)) return [];
  return [[regionId, { name: regionName, url: defaultURL }]];
}
