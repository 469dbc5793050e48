import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { FeatureAccounts } from '../components/feature-accounts/FeatureAccounts.tsx';
import { FeatureOpening } from '../components/opening/FeatureOpening.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** Work-based learning (docs/product.md S4). */
export const localOpportunities: MainRoute = {
  head: (page) => headOf(page, page.region.pages.localOpportunities),
  View: (page) => (
    <Layout
      title={<PageTitle page={page}>{page.region.pages.localOpportunities.heading}</PageTitle>}
      top={<Beginning {...page} />}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Beginning({ region, asset }: MainPage): ReactNode {
  const { lead, listings } = region.pages.localOpportunities;
  return <FeatureOpening lead={lead} {...listings} picture={asset(listings.picture)} />;
}

function Body({ site, region, link }: MainPage): ReactNode {
  const { steps, network } = region.pages.localOpportunities;
  return (
    <>
      <section className="section" data-reveal="">
        <h2>{steps.title}</h2>
        <Trail waypoints={steps.items} climbs />
      </section>
      <section className="section section--aside" data-reveal="">
        <h2>{network.title}</h2>
        <p className="measure">{network.text}</p>
      </section>
      <FeatureAccounts
        page="localOpportunities"
        features={site.planFeatures}
        plans={site.plans}
        words={site.interface.plans}
        href={link('pricing')}
      />
    </>
  );
}
