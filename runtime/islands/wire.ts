/** The islands that a page can hold; the registry of the client has a loader for each. */
export type IslandName =
  | 'StateChooser'
  | 'StateSearch'
  | 'StateRedirector'
  | 'CrmForm'
  | 'WebinarPanel'
  | 'WebinarAlert'
  | 'RecordedWebinar'
  | 'LibraryPrice'
  | 'AboutVideo';

/** When an island wakes: once the browser is idle, once it comes into view, or at the first touch. */
export type WakeTime = 'idle' | 'visible' | 'interaction';

/** Props that an island reads from its own markup, so that a page doesn't hold them twice. */
const readFromMarkup: Partial<Record<IslandName, readonly string[]>> = {
  StateChooser: ['states', 'shapes'],
  StateRedirector: ['states'],
};

/** What `data-props` holds of the props, as JSON: all but those that the island reads from its own markup. */
export function wiredProps(name: IslandName, props: object): Readonly<Record<string, unknown>> {
  const left = readFromMarkup[name] ?? [];
  return Object.fromEntries(Object.entries(props).filter(([key]) => !left.includes(key)));
}
