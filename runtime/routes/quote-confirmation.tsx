import { headOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainRoute } from '../app/view.ts';
import { NextSteps } from '../components/next-steps/NextSteps.tsx';

/** Where a sent quote request leads (docs/product.md S9). */
export const quoteConfirmation: MainRoute = {
  head: (page) =>
    unindexed(
      headOf(page, { title: 'Quote request sent', description: page.site.confirmation.text }),
    ),
  View: ({ site, link }) => (
    <Layout
      title={<h1>{site.confirmation.title}</h1>}
      content={
        <>
          <p className="lead">{site.confirmation.text}</p>
          <NextSteps
            links={[
              { label: 'Compare the accounts again', href: link('pricing') },
              { label: 'See a recorded tour', href: link('recorded-webinar') },
              { label: 'Look at a demo account', href: link('demo-access') },
            ]}
          />
        </>
      }
    />
  ),
};
