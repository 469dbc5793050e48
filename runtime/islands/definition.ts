import type { ComponentType } from 'react';

/** The names of all islands; the registry has a loader for each. */
export type IslandName =
  | 'AboutVideo'
  | 'CrmForm'
  | 'OrderText'
  | 'PriceCalculator'
  | 'RecordedWebinar'
  | 'StateChooser'
  | 'StateRedirector'
  | 'StateSearch'
  | 'WebinarAlert'
  | 'WebinarPanel';

/** What the browser needs to hydrate an island. */
export interface HydratableIsland<Props extends object> {
  readonly Component: ComponentType<Props>;
  /**
   * Reads a prop from the island's own markup. `data-props` has only the other props, so that no
   * data is in a page twice.
   */
  readonly fromMarkup?: {
    readonly [Name in keyof Props]?: (element: HTMLElement) => Props[Name];
  };
}

/** An island: a part of a page that hydrates on its own. */
export interface IslandDefinition<Props extends object> extends HydratableIsland<Props> {
  /** Its name in the registry and in `data-island`. */
  readonly name: IslandName;
}
