import type { HydratableIsland } from './definition.ts';
import type { OnError } from './hydrate.tsx';

/** Loads the code of an island and hydrates it in its element; rejects when either fails. */
export type Loader = (element: HTMLElement, onError: OnError) => Promise<void>;

function loader<Props extends object>(load: () => Promise<HydratableIsland<Props>>): Loader {
  return async (element, onError) => {
    const [island, { hydrate }] = await Promise.all([load(), import('./hydrate.tsx')]);
    await hydrate(element, island, onError);
  };
}

/**
 * Every island by its name. Each has its own chunk; one more holds the framework that they share. A new island is a
 * file with its definition, and a line here.
 */
export const loaders = {
  AboutVideo: loader(() =>
    import('./AboutVideo.tsx').then(({ aboutVideoIsland }) => aboutVideoIsland),
  ),
  CrmForm: loader(() => import('./CrmForm.tsx').then(({ crmFormIsland }) => crmFormIsland)),
  PriceCalculator: loader(() =>
    import('./PriceCalculator.tsx').then(({ priceCalculatorIsland }) => priceCalculatorIsland),
  ),
  RecordedWebinar: loader(() =>
    import('./RecordedWebinar.tsx').then(({ recordedWebinarIsland }) => recordedWebinarIsland),
  ),
  StateChooser: loader(() =>
    import('./StateChooser.tsx').then(({ stateChooserIsland }) => stateChooserIsland),
  ),
  StateRedirector: loader(() =>
    import('./StateRedirector.tsx').then(({ stateRedirectorIsland }) => stateRedirectorIsland),
  ),
  StateSearch: loader(() =>
    import('./StateSearch.tsx').then(({ stateSearchIsland }) => stateSearchIsland),
  ),
  WebinarAlert: loader(() =>
    import('./WebinarAlert.tsx').then(({ webinarAlertIsland }) => webinarAlertIsland),
  ),
  WebinarPanel: loader(() =>
    import('./WebinarPanel.tsx').then(({ webinarPanelIsland }) => webinarPanelIsland),
  ),
};

export type IslandName = keyof typeof loaders;
