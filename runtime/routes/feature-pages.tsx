import type { ReactNode } from 'react';
import { Markup } from '../app/Markup.tsx';
import { headOf } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { MainPage, MainRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { FeatureAccounts } from '../components/feature-accounts/FeatureAccounts.tsx';
import { Listing } from '../components/listing/Listing.tsx';
import { Opening } from '../components/opening/Opening.tsx';
import { StartFree } from '../components/opening/StartFree.tsx';
import { Story } from '../components/story/Story.tsx';
import { Trail } from '../components/trail/Trail.tsx';

/** Work-based learning (docs/product.md S4). */
export const localOpportunities: MainRoute = {
  head: (page) => headOf(page, page.region.pages.localOpportunities),
  View: (page) => {
    const { listing, listings, network } = page.region.pages.localOpportunities;
    return (
      <FeaturePage
        page={page}
        about="localOpportunities"
        sheet={<Listing words={listing} />}
        more={listings}
      >
        <Steps page={page} about="localOpportunities" />
        <Words title={network.title}>{network.text}</Words>
      </FeaturePage>
    );
  },
};

/** The younger learners' product (docs/product.md S5). */
export const upTheLadder: MainRoute = {
  head: (page) => headOf(page, page.region.pages.upTheLadder),
  View: (page) => {
    const { story, stories, adults } = page.region.pages.upTheLadder;
    return (
      <FeaturePage
        page={page}
        about="upTheLadder"
        sheet={<Story words={story} asset={page.asset} />}
        more={stories}
      >
        <Steps page={page} about="upTheLadder" />
        <Words title={adults.title} link={{ label: adults.link, href: page.link('privacy') }}>
          {adults.text}
        </Words>
      </FeaturePage>
    );
  },
};

interface FeaturePageProps {
  readonly page: MainPage;
  readonly about: 'localOpportunities' | 'upTheLadder';
  /** The product as one meets it. */
  readonly sheet: ReactNode;
  /** What the sheet shows, in words. */
  readonly more: { readonly title: string; readonly text: string };
  /** What else there is to say of it. */
  readonly children: ReactNode;
}

/** A page about one part of the product, which ends with the accounts that have it. */
function FeaturePage({ page, about, sheet, more, children }: FeaturePageProps): ReactNode {
  const { site, region, link, bottom } = page;
  const { heading, lead, free } = region.pages[about];
  const { plans: words } = site.interface;
  return (
    <Layout
      top={
        <Opening
          heading={heading}
          lead={lead}
          sheet={sheet}
          more={
            <>
              <h2>{more.title}</h2>
              <p>{more.text}</p>
            </>
          }
        >
          <StartFree button={words.signUpFree} signUpUrl={region.signUpUrl} note={free}>
            <ButtonLink href={link('pricing')} tone="quiet">
              {words.compare}
            </ButtonLink>
          </StartFree>
        </Opening>
      }
      content={
        <>
          {children}
          <FeatureAccounts
            page={about}
            features={site.planFeatures}
            plans={site.plans}
            words={words}
            href={link('pricing')}
          />
        </>
      }
      bottom={<Markup html={bottom} />}
    />
  );
}

function Steps({ page, about }: Pick<FeaturePageProps, 'page' | 'about'>): ReactNode {
  const { steps } = page.region.pages[about];
  return (
    <section className="section" data-reveal="">
      <h2>{steps.title}</h2>
      <Trail waypoints={steps.items} course="up" />
    </section>
  );
}

interface WordsProps {
  readonly title: string;
  readonly children: string;
  readonly link?: { readonly label: string; readonly href: string };
}

function Words({ title, children, link }: WordsProps): ReactNode {
  return (
    <section className="section section--aside" data-reveal="">
      <h2>{title}</h2>
      <p className="measure">{children}</p>
      {link === undefined ? null : (
        <p>
          <a className="way" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </section>
  );
}
