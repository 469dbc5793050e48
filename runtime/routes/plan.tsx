import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { CareerProfile } from '../components/career-profile/CareerProfile.tsx';
import { ClaimsLegend } from '../components/claims-legend/ClaimsLegend.tsx';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { Opening } from '../components/opening/Opening.tsx';
import { StartFree } from '../components/opening/StartFree.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** 'The CareerExplorer Advantage' (docs/product.md S3). */
export const plan: MainRoute = {
  head: (page) => headOf(page, page.region.pages.plan),
  View: (page) => (
    <Layout
      top={<Beginning {...page} />}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

/** A page of the product: a career, with what it pays in the region. */
export function Profile({ region, icon, link }: MainPage): ReactNode {
  const { plan: words, try: tryIt } = region.pages;
  return (
    <CareerProfile
      region={region.key}
      words={words.profile}
      careers={tryIt}
      {...(region.wages && { wages: region.wages })}
      icon={icon}
      more={
        <a className="way" href={link('try')}>
          {tryIt.link}
        </a>
      }
    />
  );
}

function Beginning(page: MainPage): ReactNode {
  const { site, region, link } = page;
  const { plan: words } = region.pages;
  const { plans, claims } = site.interface;
  return (
    <Opening
      heading={words.title}
      lead={words.lead}
      sheet={<Profile {...page} />}
      more={<ClaimsLegend claims={site.claims} words={claims} />}
    >
      <StartFree button={plans.signUpFree} signUpUrl={region.signUpUrl} note={words.free}>
        <ButtonLink href={link('demo-access')} tone="quiet">
          {words.demo.button}
        </ButtonLink>
      </StartFree>
    </Opening>
  );
}

function Body({ region, asset, link }: MainPage): ReactNode {
  const { steps, planner, lifelongSkill, demo } = region.pages.plan;
  return (
    <>
      <section className="section" data-reveal="">
        <h2>{steps.title}</h2>
        <Trail waypoints={steps.items} />
      </section>
      <FeatureSection
        title={planner.title}
        text={planner.text}
        picture={asset(planner.picture)}
        links={[{ label: planner.link, href: link('pricing') }]}
      />
      <section className="section section--aside" data-reveal="">
        <h2>{lifelongSkill.title}</h2>
        <p className="measure">{lifelongSkill.text}</p>
      </section>
      <section className="section section--aside" data-reveal="">
        <h2>{demo.title}</h2>
        <p className="measure">{demo.text}</p>
        <p>
          <ButtonLink href={link('demo-access')}>{demo.button}</ButtonLink>
        </p>
      </section>
    </>
  );
}
