import { createElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { attributes, escapeMarkup } from '../app/markup.ts';
import { Markup } from '../app/once.tsx';
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

/** A part of a page that wakes up in the browser, with what the engine needs to hydrate it. */
export function Island<Name extends IslandName>(placement: Placement<Name>): ReactNode {
  const { name, when, props } = placement;
  return <Markup html={rendered[name].get(props) ?? render(name, when, props)} />;
}

/** By props, so that what many pages show alike, such as the list of states, is rendered once for all of them. */
const rendered: Readonly<Record<IslandName, WeakMap<object, string>>> = {
  AboutVideo: new WeakMap(),
  CrmForm: new WeakMap(),
  LibraryPrice: new WeakMap(),
  RecordedWebinar: new WeakMap(),
  StateChooser: new WeakMap(),
  StateRedirector: new WeakMap(),
  StateSearch: new WeakMap(),
  WebinarAlert: new WeakMap(),
  WebinarPanel: new WeakMap(),
};

function render<Name extends IslandName>(
  name: Name,
  when: WakeTime,
  props: IslandProps[Name],
): string {
  const marks = attributes({ 'data-island': name, 'data-when': when });
  const data = jsonMarkup(wiredProps(name, props));
  const content = renderToString(createElement(components[name], props));
  const markup = `<div${marks} data-props="${data}">${content}</div>`;
  rendered[name].set(props, markup);
  return markup;
}

/** An object as JSON inside an attribute. Each of its fields is written once for all islands that have the same value. */
function jsonMarkup(props: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${escapeMarkup(JSON.stringify(key))}:${valueMarkup(value)}`);
  return `{${fields.join(',')}}`;
}

const written = new WeakMap<object, string>();

function valueMarkup(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escapeMarkup(JSON.stringify(value));
  const markup = written.get(value) ?? escapeMarkup(JSON.stringify(value));
  written.set(value, markup);
  return markup;
}
