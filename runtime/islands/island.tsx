import { createContext, createElement, useContext } from 'react';
import type { ReactNode } from 'react';
import type { IslandDefinition } from './definition.ts';

/** When an island wakes: once the browser is idle, or at the first touch. */
export type WakeTime = 'idle' | 'interaction';

export interface Placement<Props extends object> {
  readonly of: IslandDefinition<Props>;
  readonly when: WakeTime;
  readonly props: Props;
  /** The language of its words, where that is not the page’s. */
  readonly lang?: string | undefined;
}

/** An island of a page that is rendered. */
export interface PlacedIsland {
  readonly name: string;
  readonly when: WakeTime;
}

/** Lists the islands of the page that is rendered, once it is. */
export const PlacedIslands = createContext<PlacedIsland[] | undefined>(undefined);

/**
 * A part of a page that wakes up in the browser, with what the engine needs to hydrate it. The
 * outer element is the page's to place; the inner one is the engine's.
 */
export function Island<Props extends object>({
  of,
  when,
  props,
  lang,
}: Placement<Props>): ReactNode {
  const { name, Component } = of;
  useContext(PlacedIslands)?.push({ name, when });
  return (
    <div lang={lang}>
      <div data-island={name} data-when={when} data-props={JSON.stringify(wiredProps(of, props))}>
        {createElement(Component, props)}
      </div>
    </div>
  );
}

/** The props that the island does not read from its own markup. */
export function wiredProps<Props extends object>(
  { fromMarkup = {} }: IslandDefinition<Props>,
  props: Props,
): object {
  const wired = Object.entries(props).filter(([name]) => !Object.hasOwn(fromMarkup, name));
  return Object.fromEntries(wired);
}
