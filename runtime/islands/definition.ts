import type { ComponentType } from 'react';
import type { IslandName } from './registry.ts';

/** What hydrates an island. */
export interface HydratableIsland<Props extends object> {
  readonly Component: ComponentType<Props>;
  /**
   * Reads props back from the markup that shows them anyway, by their names. `data-props` holds all others, so that a page
   * holds nothing twice.
   */
  readonly fromMarkup?: {
    readonly [Name in keyof Props]?: (element: HTMLElement) => Props[Name];
  };
}

/** A part of a page that wakes up in the browser. */
export interface IslandDefinition<Props extends object> extends HydratableIsland<Props> {
  /** Its name in the registry, which `data-island` gives the client. */
  readonly name: IslandName;
}
