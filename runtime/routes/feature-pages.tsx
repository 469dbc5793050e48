import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import type { RegionConfig } from '../contract.ts';
import { FeatureAccounts } from '../components/feature-accounts/FeatureAccounts.tsx';
import { FeatureOpening } from '../components/opening/FeatureOpening.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** Work-based learning (docs/product.md S4). */
export const localOpportunities: MainRoute = {
  head: (page) => headOf(page, page.region.pages.localOpportunities),
  View: (page) => {
    const { listings, network } = page.region.pages.localOpportunities;
    return (
      <FeaturePage page={page} about="localOpportunities" opening={listings}>
        <h2>{network.title}</h2>
        <p className="measure">{network.text}</p>
      </FeaturePage>
    );
  },
};

/** The younger learners' product (docs/product.md S5). */
export const upTheLadder: MainRoute = {
  head: (page) => headOf(page, page.region.pages.upTheLadder),
  View: (page) => {
    const { stories, adults } = page.region.pages.upTheLadder;
    return (
      <FeaturePage page={page} about="upTheLadder" opening={stories}>
        <h2>{adults.title}</h2>
        <p className="measure">{adults.text}</p>
        <p>
          <a className="way" href={page.link('privacy')}>
            {adults.link}
          </a>
        </p>
      </FeaturePage>
    );
  },
};

interface FeaturePageProps {
  readonly page: MainPage;
  readonly about: 'localOpportunities' | 'upTheLadder';
  readonly opening: RegionConfig['pages']['localOpportunities']['listings'];
  /** What else there is to say of it. */
  readonly children: ReactNode;
}

/** A page about one part of the product: what it is, its steps, and which accounts have it. */
function FeaturePage({ page, about, opening, children }: FeaturePageProps): ReactNode {
  const { site, region, asset, link, bottom } = page;
  const { heading, lead, steps } = region.pages[about];
  return (
    <Layout
      title={<PageTitle page={page}>{heading}</PageTitle>}
      top={<FeatureOpening lead={lead} {...opening} picture={asset(opening.picture)} />}
      content={
        <>
          <section className="section" data-reveal="">
            <h2>{steps.title}</h2>
            <Trail waypoints={steps.items} climbs />
          </section>
          <section className="section section--aside" data-reveal="">
            {children}
          </section>
          <FeatureAccounts
            page={about}
            features={site.planFeatures}
            plans={site.plans}
            words={site.interface.plans}
            href={link('pricing')}
          />
        </>
      }
      bottom={<Markup html={bottom} />}
    />
  );
}
