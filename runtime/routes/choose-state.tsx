import type { ReactNode } from 'react';
import { headOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { PageEntry } from '../contract.ts';
import type { Head, MainPage, MainRoute } from '../app/view.ts';
import { statesOn } from '../app/states.ts';
import { Island } from '../islands/island.tsx';
import type { IslandDefinition } from '../islands/definition.ts';
import {
  gridId,
  Redirector,
  island as stateRedirectorIsland,
} from '../islands/StateRedirector.tsx';
import type { StateRedirectorProps } from '../islands/StateRedirector.tsx';
import { gridAttributes } from '../islands/states/StateGrid.tsx';
import { fillIn } from '../services/fill-in.ts';

/**
 * Sends a visitor with a link without a state, or of another one, to the same page of theirs
 * (docs/product.md T4).
 */
export const chooseState: MainRoute = {
  head,
  View: (page) => {
    const { chooseState: words } = page.region.pages;
    const { items, ...states } = statesOn(page);
    const name = nameOfTwin(page);
    const chooser = (
      <div className="choose-state">
        <div className="choose-state__words">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          {name === undefined ? null : <p>{fillIn(words.samePage.lead, { page: name })}</p>}
        </div>
        <Island of={withList(items)} when="idle" props={states} />
      </div>
    );
    return <Layout content={chooser} />;
  },
};

function head(page: MainPage): Head {
  const { chooseState: words } = page.region.pages;
  const name = nameOfTwin(page);
  if (name === undefined) return headOf(page, words);
  const title = fillIn(words.samePage.title, { page: name });
  return unindexed(headOf(page, { ...words, title }));
}

/**
 * The title of the page that all links lead to; undefined where that is the start of each state.
 */
function nameOfTwin({ page, data, nameOf }: MainPage): string | undefined {
  const { pages } = data.routes;
  const known = firstPages.get(pages) ?? indexByStart(pages);
  firstPages.set(pages, known);
  const twin = known.get(`/${page.params.rest}/`);
  return twin && nameOf(twin);
}

/** The first page of each beginning of an address, by the pages of a site. */
const firstPages = new WeakMap<readonly PageEntry[], ReadonlyMap<string, PageEntry>>();

/** The first page that is at or below an address: a page comes before those below it. */
function indexByStart(pages: readonly PageEntry[]): ReadonlyMap<string, PageEntry> {
  const first = new Map<string, PageEntry>();
  for (const page of pages) {
    for (let end = page.url.indexOf('/'); end !== -1; end = page.url.indexOf('/', end + 1)) {
      const start = page.url.slice(0, end + 1);
      if (!first.has(start)) first.set(start, page);
    }
  }
  return first;
}

/** The island with the list, rendered before. */
function withList(items: string): IslandDefinition<StateRedirectorProps> {
  const Component = (props: StateRedirectorProps): ReactNode => {
    const attributes = gridAttributes({ id: gridId(props.id), label: props.listLabel });
    const grid = <ul {...attributes} dangerouslySetInnerHTML={{ __html: items }} />;
    return <Redirector {...props} grid={grid} />;
  };
  return { ...stateRedirectorIsland, Component };
}
