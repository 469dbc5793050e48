import { headOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainRoute } from '../app/view.ts';
import { NextSteps } from '../components/next-steps/NextSteps.tsx';

/** Where a sent demo request leads (docs/product.md S10). */
export const demoConfirmation: MainRoute = {
  head: (page) => {
    const { title, text } = page.region.pages.demoConfirmation;
    return unindexed(headOf(page, { title, description: text }));
  },
  View: ({ region, link }) => {
    const { heading, text, next } = region.pages.demoConfirmation;
    return (
      <Layout
        title={<h1>{heading}</h1>}
        content={
          <>
            <p className="lead">{text}</p>
            <NextSteps
              title={next.title}
              links={[
                { label: next.plan, href: link('plan') },
                { label: next.tour, href: link('recorded-webinar') },
                { label: next.pricing, href: link('pricing') },
              ]}
            />
          </>
        }
      />
    );
  },
};
