import type { ReactElement } from 'react';
import type { MapShape } from '../../contract.ts';
import { UsMap } from '../../map/us-map.tsx';
import type { UsMapProps } from '../../map/us-map.tsx';
import type { StateLink } from './state-link.ts';

/** The words and the colour of a map of states. */
export interface MapWords {
  readonly title: string;
  readonly skipLink: string;
  readonly defaultFill: string;
}

export interface StateMapProps extends Pick<
  UsMapProps,
  'hovered' | 'selected' | 'onHover' | 'onClick'
> {
  readonly words: MapWords;
  readonly shapes: readonly MapShape[];
  readonly states: readonly StateLink[];
  /** The id of the list with the same links, which the map can be skipped to. */
  readonly listId: string;
}

/** The map with a link for each state; the others are land. A site without a map has no shapes. */
export function StateMap({ words, states, listId, ...map }: StateMapProps): ReactElement | null {
  if (map.shapes.length === 0) return null;
  const { skipLink, ...drawing } = words;
  const byCode = new Map(states.map((state) => [state.code, state]));
  const customize = map.shapes.map(({ abbreviation: code }) => {
    const state = byCode.get(code);
    const own = state === undefined ? { isLand: true } : { href: state.url, accent: state.accent };
    return [code, own] as const;
  });
  return (
    <>
      <a className="skip-link chooser__skip" href={`#${listId}`}>
        {skipLink}
      </a>
      <UsMap {...drawing} {...map} customize={Object.fromEntries(customize)} />
    </>
  );
}
