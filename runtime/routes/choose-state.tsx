import type { ReactNode } from 'react';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainRoute } from '../app/view.ts';
import { Island } from '../islands/island.tsx';
import type { IslandDefinition } from '../islands/definition.ts';
import { gridId, Redirector, stateRedirectorIsland } from '../islands/StateRedirector.tsx';
import type { StateRedirectorProps } from '../islands/StateRedirector.tsx';
import { gridAttributes } from '../islands/states/StateGrid.tsx';

/** Sends a visitor with a link without a state to the same page of theirs (docs/product.md T4). */
export const chooseState: MainRoute = {
  head: (page) => headOf(page, page.region.pages.chooseState),
  View: ({ data, region, states: { items, ...states } }) => (
    <Layout
      title={<PageTitle page={{ data, region }}>{region.pages.chooseState.title}</PageTitle>}
      top={<p className="lead">{region.pages.chooseState.lead}</p>}
      content={<Island of={withList(items)} when="idle" props={states} />}
    />
  ),
};

/** The island with the list as it is on the pages of all regions, rendered before. */
function withList(items: string): IslandDefinition<StateRedirectorProps> {
  const Component = (props: StateRedirectorProps): ReactNode => {
    const attributes = gridAttributes({ id: gridId(props.id), label: props.listLabel });
    const grid = <ul {...attributes} dangerouslySetInnerHTML={{ __html: items }} />;
    return <Redirector {...props} grid={grid} />;
  };
  return { ...stateRedirectorIsland, Component };
}
