import type { Island, OnError } from './hydrate.tsx';
import type { IslandName } from './wire.ts';

/** Loads the code of an island and hydrates it in its element; rejects when either fails. */
export type Loader = (element: HTMLElement, onError: OnError) => Promise<void>;

function loader<Props extends object>(load: () => Promise<Island<Props>>): Loader {
  return async (element, onError) => {
    const [island, { hydrate }] = await Promise.all([load(), import('./hydrate.tsx')]);
    await hydrate(element, island, onError);
  };
}

/** Every island's loader: one chunk each, and one with the framework that they share. */
export const loaders: Readonly<Record<IslandName, Loader>> = {
  StateChooser: loader(() =>
    import('./StateChooser.tsx').then(({ StateChooser, completeStateChooser }) => ({
      Component: StateChooser,
      complete: completeStateChooser,
    })),
  ),
  StateSearch: loader(() =>
    import('./StateSearch.tsx').then(({ StateSearch }) => ({ Component: StateSearch })),
  ),
  StateRedirector: loader(() =>
    import('./StateRedirector.tsx').then(({ StateRedirector, completeStateRedirector }) => ({
      Component: StateRedirector,
      complete: completeStateRedirector,
    })),
  ),
  CrmForm: loader(() => import('./CrmForm.tsx').then(({ CrmForm }) => ({ Component: CrmForm }))),
  WebinarPanel: loader(() =>
    import('./WebinarPanel.tsx').then(({ WebinarPanel }) => ({ Component: WebinarPanel })),
  ),
  WebinarAlert: loader(() =>
    import('./WebinarAlert.tsx').then(({ WebinarAlert }) => ({ Component: WebinarAlert })),
  ),
  RecordedWebinar: loader(() =>
    import('./RecordedWebinar.tsx').then(({ RecordedWebinar }) => ({ Component: RecordedWebinar })),
  ),
  LibraryPrice: loader(() =>
    import('./LibraryPrice.tsx').then(({ LibraryPrice }) => ({ Component: LibraryPrice })),
  ),
  AboutVideo: loader(() =>
    import('./AboutVideo.tsx').then(({ AboutVideo }) => ({ Component: AboutVideo })),
  ),
};
