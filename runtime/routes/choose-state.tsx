import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainRoute } from '../app/view.ts';
import { Island } from '../islands/island.tsx';
import { stateRedirectorIsland } from '../islands/StateRedirector.tsx';

/** Sends a visitor with a link without a state to the same page of theirs (docs/product.md T4). */
export const chooseState: MainRoute = {
  head: (page) =>
    headOf(page, {
      title: 'Choose your state',
      description: `${page.site.name} is available for all 50 states.`,
    }),
  View: ({ site, states }) => (
    <Layout
      title={<h1>Choose your state</h1>}
      top={
        <p className="lead">Did you know that the {site.name} is available for all 50 states?</p>
      }
      content={<Island of={stateRedirectorIsland} when="idle" props={states} />}
    />
  ),
};
