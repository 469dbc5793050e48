import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { FeatureAccounts } from '../components/feature-accounts/FeatureAccounts.tsx';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** The younger learners' product (docs/product.md S5). */
export const upTheLadder: MainRoute = {
  head: (page) => headOf(page, page.region.pages.upTheLadder),
  View: (page) => (
    <Layout
      title={<PageTitle page={page}>{page.region.pages.upTheLadder.heading}</PageTitle>}
      top={<p className="lead">{page.region.pages.upTheLadder.lead}</p>}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Body({ site, region, asset, link }: MainPage): ReactNode {
  const { stories, steps, adults } = region.pages.upTheLadder;
  return (
    <>
      <FeatureSection title={stories.title} text={stories.text} picture={asset(stories.picture)} />
      <section className="section" data-reveal="">
        <h2>{steps.title}</h2>
        <Trail waypoints={steps.items} climbs />
      </section>
      <section className="section section--aside" data-reveal="">
        <h2>{adults.title}</h2>
        <p className="measure">{adults.text}</p>
        <p>
          <a className="way" href={link('privacy')}>
            {adults.link}
          </a>
        </p>
      </section>
      <FeatureAccounts
        page="upTheLadder"
        features={site.planFeatures}
        plans={site.plans}
        words={site.interface.plans}
        href={link('pricing')}
      />
    </>
  );
}
