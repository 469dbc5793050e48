import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainRoute } from '../app/view.ts';
import { Island } from '../islands/island.tsx';
import { stateRedirectorIsland } from '../islands/StateRedirector.tsx';

/** Sends a visitor with a link without a state to the same page of theirs (docs/product.md T4). */
export const chooseState: MainRoute = {
  head: (page) => headOf(page, page.region.pages.chooseState),
  View: ({ region, states }) => (
    <Layout
      title={<h1>{region.pages.chooseState.title}</h1>}
      top={<p className="lead">{region.pages.chooseState.lead}</p>}
      content={<Island of={stateRedirectorIsland} when="idle" props={states} />}
    />
  ),
};
