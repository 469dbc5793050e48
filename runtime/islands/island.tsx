import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { AboutVideo } from './AboutVideo.tsx';
import type { AboutVideoProps } from './AboutVideo.tsx';
import { CrmForm } from './CrmForm.tsx';
import type { CrmFormProps } from './CrmForm.tsx';
import { LibraryPrice } from './LibraryPrice.tsx';
import type { LibraryPriceProps } from './LibraryPrice.tsx';
import { RecordedWebinar } from './RecordedWebinar.tsx';
import type { RecordedWebinarProps } from './RecordedWebinar.tsx';
import { StateChooser } from './StateChooser.tsx';
import type { StateChooserProps } from './StateChooser.tsx';
import { StateRedirector } from './StateRedirector.tsx';
import type { StateRedirectorProps } from './StateRedirector.tsx';
import { StateSearch } from './StateSearch.tsx';
import type { StateSearchProps } from './StateSearch.tsx';
import { WebinarAlert } from './WebinarAlert.tsx';
import type { WebinarAlertProps } from './WebinarAlert.tsx';
import { WebinarPanel } from './WebinarPanel.tsx';
import type { WebinarPanelProps } from './WebinarPanel.tsx';
import { wiredProps } from './wire.ts';
import type { IslandName, WakeTime } from './wire.ts';

interface IslandProps {
  readonly AboutVideo: AboutVideoProps;
  readonly CrmForm: CrmFormProps;
  readonly LibraryPrice: LibraryPriceProps;
  readonly RecordedWebinar: RecordedWebinarProps;
  readonly StateChooser: StateChooserProps;
  readonly StateRedirector: StateRedirectorProps;
  readonly StateSearch: StateSearchProps;
  readonly WebinarAlert: WebinarAlertProps;
  readonly WebinarPanel: WebinarPanelProps;
}

const components: {
  readonly [Name in IslandName]: (props: IslandProps[Name]) => ReactElement;
} = {
  AboutVideo,
  CrmForm,
  LibraryPrice,
  RecordedWebinar,
  StateChooser,
  StateRedirector,
  StateSearch,
  WebinarAlert,
  WebinarPanel,
};

export interface Placement<Name extends IslandName> {
  readonly name: Name;
  readonly when: WakeTime;
  readonly props: IslandProps[Name];
}

/**
 * A part of a page that wakes up in the browser, with what the engine needs to hydrate it. The outer element is the
 * page's to place; the inner one is the engine's.
 */
export function Island<Name extends IslandName>(placement: Placement<Name>): ReactNode {
  const { name, when, props } = placement;
  return (
    <div>
      <div data-island={name} data-when={when} data-props={JSON.stringify(wiredProps(name, props))}>
        {createElement(components[name], props)}
      </div>
    </div>
  );
}
