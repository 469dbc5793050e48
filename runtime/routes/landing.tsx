import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import { productPages } from '../app/product-pages.ts';
import type { MainPage, MainRoute } from '../app/view.ts';
import type { UpcomingWebinar } from '../contract.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { PaidFeatures } from '../components/feature-accounts/FeatureAccounts.tsx';
import { FeatureList } from '../components/feature-list/FeatureList.tsx';
import { FeatureSection } from '../components/feature-section/FeatureSection.tsx';
import { LocalPay } from '../components/local-pay/LocalPay.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { RegionLegend, RegionSheet } from '../components/region-sheet/RegionSheet.tsx';
import { SisterSites } from '../components/sister-sites/SisterSites.tsx';
import { UpgradeCards } from '../components/upgrade-cards/UpgradeCards.tsx';
import { Ways } from '../components/ways/Ways.tsx';
import { Island } from '../islands/island.tsx';
import { island as webinarAlertIsland } from '../islands/WebinarAlert.tsx';
import type { AnnouncedWebinar } from '../islands/WebinarAlert.tsx';
import { announced } from '../services/schedule.ts';

/** A state's landing page (docs/product.md S2). */
export const landing: MainRoute = {
  isPlain: true,
  head: (page) => {
    const { name, headerTitle: title, headerTitleDescription: description } = page.region;
    return { ...headOf(page, { title, description }), name };
  },
  View: (page) => (
    <Layout
      top={<Hero {...page} />}
      content={
        <>
          <Alert {...page} />
          <Features {...page} />
          <Upgrades {...page} />
          <Sponsor {...page} />
          <Sections {...page} />
          <AboutBlock {...page} />
          <Sites {...page} />
        </>
      }
      bottom={<Markup html={page.bottom} />}
    />
  ),
};

function Hero(page: MainPage): ReactNode {
  const { region, link } = page;
  const { signUpButton, demoButton, planLink, appLink } = region.pages.landing;
  return (
    <div className="hero sheet">
      <div className="hero__words">
        <h1>{region.headerTitle}</h1>
        <p className="lead">{region.headerTitleDescription}</p>
        <p className="hero__actions">
          <ButtonLink href={region.signUpUrl}>{signUpButton}</ButtonLink>
          <ButtonLink href={link('demo-access')} tone="quiet">
            {demoButton}
          </ButtonLink>
        </p>
        <Ways
          links={[
            { label: planLink, href: link('plan') },
            { label: region.pages.try.link, href: link('try') },
            { label: appLink, href: region.appUrl },
          ]}
        />
      </div>
      <HeroSheet {...page} />
    </div>
  );
}

/** From this proportion of its width to its height on, a region leaves room for rows below it. */
const flat = 1.5;

/**
 * The region's sheet of the atlas, what careers pay there, and the legend; sheets are counted in
 * the order of the regions.
 */
function HeroSheet({ region, data }: MainPage): ReactNode {
  const { code, key, wages } = region;
  const { sheet: words } = region.pages.landing;
  const silhouette = data.silhouettes[code];
  const pay = { region: key, words: region.pages.try, ...(wages && { wages }) };
  if (silhouette === undefined) return <LocalPay {...pay} />;
  const number = data.regions.findIndex((candidate) => candidate.key === key) + 1;
  return (
    <>
      <div className="hero__map">
        <RegionSheet silhouette={silhouette} words={words} />
      </div>
      <LocalPay {...pay} isStrip={silhouette.width < flat * silhouette.height} />
      <RegionLegend
        silhouette={silhouette}
        words={words}
        sheet={{ number, count: data.regions.length }}
      />
    </>
  );
}

function Alert({ region, link }: MainPage): ReactNode {
  const upcoming = announced(region);
  const props = {
    regionId: region.siteId,
    ...(upcoming === undefined ? {} : { upcoming: announcedOf(upcoming) }),
    signUpUrl: link('webinar'),
    words: region.pages.webinar.alert,
  };
  return <Island of={webinarAlertIsland} when="idle" props={props} />;
}

/** The first paint of a landing page is weighed to the byte. */
function announcedOf({
  webinarSignupForm,
  webinarDetails,
  startsAt,
  durationMinutes,
  phase,
}: UpcomingWebinar): AnnouncedWebinar {
  return {
    webinarSignupForm,
    webinarDetails,
    ...(startsAt !== undefined && { startsAt }),
    ...(durationMinutes !== undefined && { durationMinutes }),
    ...(phase !== undefined && { phase }),
  };
}

function Features({ site, region, asset, icon }: MainPage): ReactNode {
  const { featuresTitle: title, topScreenshotUrl: picture } = region;
  return (
    <section className="section section--aside" data-reveal="">
      {picture === undefined ? (
        <h2>{title}</h2>
      ) : (
        <div>
          <h2>{title}</h2>
          <Picture asset={asset(picture)} className="screen" place="features" />
        </div>
      )}
      <FeatureList features={region.features} icon={icon} />
      <PaidFeatures features={site.planFeatures} plans={site.plans} words={site.interface.plans} />
    </section>
  );
}

function Upgrades({ site, region, link }: MainPage): ReactNode {
  const { individual, group } = region.pages.landing.upgrades;
  const forAudience = (audience: 'individual' | 'group') =>
    site.plans.filter((plan) => plan.audience === audience);
  const cards = [
    {
      ...individual,
      plans: forAudience('individual'),
      href: link('pricing', { pageId: 'individual' }),
    },
    {
      ...group,
      plans: forAudience('group'),
      href: link('pricing', { pageId: 'group' }),
    },
  ];
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{region.upgradeTitle}</h2>
      <UpgradeCards cards={cards} words={site.interface.plans} />
    </section>
  );
}

function Sponsor({ region, asset }: MainPage): ReactNode {
  const { sponsor, sponsorFigure } = region.pages.landing;
  return (
    <section className="sponsor" data-reveal="" aria-label={sponsor}>
      <Picture asset={asset(region.sponsorImg)} className="sponsor__picture" place="sponsor" />
      <p className="sponsor__message">{region.sponsorMsg}</p>
      <p className="sponsor__figure">
        <strong>{region.freeEducatorAccountQuota}</strong> {sponsorFigure}
      </p>
    </section>
  );
}

function Sections({ region, asset, link }: MainPage): ReactNode {
  const {
    landing: { sectionLinks },
    try: tryIt,
  } = region.pages;
  const forStudents = { label: tryIt.link, href: link('try') };
  return region.featureSections.map(({ page, title, text, imageUrl }) => (
    <FeatureSection
      key={page}
      title={title}
      text={text}
      picture={asset(imageUrl)}
      links={[
        { label: sectionLinks[productPages[page]], href: link(page) },
        ...(page === 'plan' ? [forStudents] : []),
      ]}
    />
  ));
}

function AboutBlock({ region, link }: MainPage): ReactNode {
  const { about } = region.pages.landing;
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{about.title}</h2>
      <p className="lead">{region.pages.about.mission.text}</p>
      <p>
        <a className="way" href={link('about')}>
          {about.link}
        </a>
      </p>
    </section>
  );
}

function Sites({ region, asset }: MainPage): ReactNode {
  if (region.otherSites.length === 0) return null;
  const sites = region.otherSites.map(({ name, url, logoSrc }) => ({
    name,
    href: url,
    logo: asset(logoSrc),
  }));
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{region.pages.landing.otherSites}</h2>
      <SisterSites sites={sites} />
    </section>
  );
}
