import { headOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainRoute } from '../app/view.ts';
import { NextSteps } from '../components/next-steps/NextSteps.tsx';

/** Where a sent demo request leads (docs/product.md S10). */
export const demoConfirmation: MainRoute = {
  head: (page) =>
    unindexed(
      headOf(page, { title: 'Demo request sent', description: page.site.confirmation.text }),
    ),
  View: ({ site, link }) => (
    <Layout
      title={<h1>{site.confirmation.title}</h1>}
      content={
        <>
          <p className="lead">{site.confirmation.text}</p>
          <NextSteps
            links={[
              { label: 'Read how career exploration works', href: link('plan') },
              { label: 'See a recorded tour', href: link('recorded-webinar') },
              { label: 'Compare the accounts', href: link('pricing') },
            ]}
          />
        </>
      }
    />
  ),
};
