import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { FeatureAccounts } from '../components/feature-accounts/FeatureAccounts.tsx';
import { FeatureOpening } from '../components/opening/FeatureOpening.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** The younger learners' product (docs/product.md S5). */
export const upTheLadder: MainRoute = {
  head: (page) => headOf(page, page.region.pages.upTheLadder),
  View: (page) => (
    <Layout
      title={<PageTitle page={page}>{page.region.pages.upTheLadder.heading}</PageTitle>}
      top={<Beginning {...page} />}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Beginning({ region, asset }: MainPage): ReactNode {
  const { lead, stories } = region.pages.upTheLadder;
  return <FeatureOpening lead={lead} {...stories} picture={asset(stories.picture)} />;
}

function Body({ site, region, link }: MainPage): ReactNode {
  const { steps, adults } = region.pages.upTheLadder;
  return (
    <>
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
