import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { ClaimsLegend } from '../components/claims-legend/ClaimsLegend.tsx';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { LocalPay } from '../components/local-pay/LocalPay.tsx';
import { Opening } from '../components/opening/Opening.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { Trail } from '../components/trail/Trail.tsx';
import { Ways } from '../components/ways/Ways.tsx';

/** 'The CareerExplorer Advantage' (docs/product.md S3). */
export const plan: MainRoute = {
  head: (page) => headOf(page, page.region.pages.plan),
  View: (page) => (
    <Layout
      title={<PageTitle page={page}>{page.region.pages.plan.title}</PageTitle>}
      top={<Beginning {...page} />}
      content={<Body {...page} />}
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Beginning({ site, region, asset }: MainPage): ReactNode {
  const { topScreenshotUrl: picture } = region;
  const shown =
    picture === undefined ? (
      <LocalPay
        region={region.key}
        words={region.pages.try}
        {...(region.wages && { wages: region.wages })}
      />
    ) : (
      <Picture asset={asset(picture)} place="section" isFirstSeen />
    );
  return (
    <Opening lead={region.pages.plan.lead} picture={shown}>
      <ClaimsLegend claims={site.claims} words={site.interface.claims} />
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
        <Ways links={[{ label: region.pages.try.link, href: link('try') }]} />
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
