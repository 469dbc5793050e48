import type { HydratableIsland, IslandName } from './definition.ts';
import type { OnError } from './hydrate.tsx';

/** Loads the code of an island and hydrates it in its element; rejects when either fails. */
export type Loader = (element: HTMLElement, onError: OnError) => Promise<void>;

function loader<Props extends object>(
  load: () => Promise<{ readonly island: HydratableIsland<Props> }>,
): Loader {
  return async (element, onError) => {
    const [{ island }, { hydrate }] = await Promise.all([load(), import('./hydrate.tsx')]);
    await hydrate(element, island, onError);
  };
}

/**
 * Every island by its name. Each has its own chunk; one more holds the framework that they share. A
 * new island is a file with its definition, its name in `definition.ts`, and a line here.
 */
export const loaders: Readonly<Record<IslandName, Loader>> = {
  AboutVideo: loader(() => import('./AboutVideo.tsx')),
  CrmForm: loader(() => import('./CrmForm.tsx')),
  OrderText: loader(() => import('./OrderText.tsx')),
  PriceCalculator: loader(() => import('./PriceCalculator.tsx')),
  RecordedWebinar: loader(() => import('./RecordedWebinar.tsx')),
  StateChooser: loader(() => import('./StateChooser.tsx')),
  StateRedirector: loader(() => import('./StateRedirector.tsx')),
  StateSearch: loader(() => import('./StateSearch.tsx')),
  WebinarAlert: loader(() => import('./WebinarAlert.tsx')),
  WebinarPanel: loader(() => import('./WebinarPanel.tsx')),
};
