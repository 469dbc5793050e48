import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { FeatureAccounts } from '../components/feature-accounts/FeatureAccounts.tsx';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** Work-based learning (docs/product.md S4). */
export const localOpportunities: MainRoute = {
  head: (page) => headOf(page, page.region.pages.localOpportunities),
  View: (page) => (
    <Layout
      title={<PageTitle page={page}>{page.region.pages.localOpportunities.heading}</PageTitle>}
      top={<p className="lead">{page.region.pages.localOpportunities.lead}</p>}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Body({ site, region, asset, link }: MainPage): ReactNode {
  const { listings, steps, network } = region.pages.localOpportunities;
  return (
    <>
      <FeatureSection
        title={listings.title}
        text={listings.text}
        picture={asset(listings.picture)}
      />
      <section className="section" data-reveal="">
        <h2>{steps.title}</h2>
        <Trail waypoints={steps.items} />
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
