import { holderOf } from '../../../../runtime/app/company.ts';
import { localPay } from '../../../../runtime/app/local-pay.ts';
import { priceMessage, termsOf } from '../../../../runtime/app/plan-terms.ts';
import type { RegionConfig, SiteConfig } from '../../../../runtime/contract.ts';
import { fillIn } from '../../../../runtime/services/fill-in.ts';
import { phoneLink } from '../../../../runtime/services/phone-link.ts';
import { GENERIC } from '../../resolve/identity.ts';
import { shapeOf } from '../geometry/shapes.ts';
import { formatDollars } from '../../../../runtime/app/format.ts';

/** All that a brochure says, in the order in which it is read. */
export type BrochureWords = ReturnType<typeof brochureWords>;

export type PlanWords = BrochureWords['prices']['plans'][number];

/** The words of a region's brochure, and the year of its copyright. */
export function brochureWords(region: RegionConfig, site: SiteConfig, year: number) {
  const holder = holderOf(site, site.provider);
  const { email, phone } = site.contacts;
  const { title, map, app } = region.pages.brochure;
  const url = `${site.origin}${region.pathPrefix}`;
  return {
    /** What programs call the document. */
    title: fillIn(title, { headline: region.headerTitle }),
    /** Who publishes it. */
    author: holder,
    product: site.name,
    headline: region.headerTitle,
    lead: region.headerTitleDescription,
    /** What a screen reader says in place of the drawing, where that is of a place. */
    ...(site.map.shown !== false && {
      figure: shapeOf(region.code, site).lines === undefined ? map.states : map.region,
    }),
    pay: payWords(region),
    sponsor: region.sponsorMsg,
    /** Of the region’s page, as it is read aloud. */
    address: { text: url.replace(/^https:\/\//, ''), url: `${url}/` },
    /** Where an account is opened. */
    app: { text: app, url: region.signUpUrl },
    features: {
      title: region.featuresTitle,
      list: region.features.map((feature) => feature.title),
    },
    prices: { title: region.upgradeTitle, plans: planWords(region, site) },
    contact: {
      title: region.contactFormHeader,
      text: region.contactFormDescription,
      ways: [
        { text: email, url: `mailto:${email}` },
        ...(phone === undefined ? [] : [{ text: phone, url: phoneLink(phone) }]),
      ],
    },
    notice: `© ${String(year)} ${holder}`,
  };
}

function payWords({ key, wages, pages }: RegionConfig) {
  const { questions, careers } = pages.try;
  const { pay, nationalPay, sample } = careers;
  return {
    title: wages === undefined ? nationalPay : pay,
    /** Beside it: that the figures are no more than samples. */
    sample,
    careers: localPay(key, questions, wages),
  };
}

function planWords(region: RegionConfig, site: SiteConfig) {
  const words = site.interface.plans;
  return site.plans.map((plan) => ({
    name: plan.name,
    price: fillIn(priceMessage(plan, words) ?? words.free, { price: formatDollars(plan.price) }),
    summary: plan.summary,
    terms: termsOf(plan, region.freeEducatorAccountQuota, words).join(' · '),
  }));
}

interface CoverContent extends Pick<RegionConfig, 'key' | 'headerTitle'> {
  readonly pages: { readonly brochure: Pick<RegionConfig['pages']['brochure'], 'cover'> };
}

export type CoverWords = ReturnType<typeof coverWords>;

/** What a screen reader says in place of the picture of a cover. */
export function coverWords(region: CoverContent) {
  const { cover } = region.pages.brochure;
  const title = region.key === GENERIC ? cover.states : cover.region;
  return { title: fillIn(title, { headline: region.headerTitle }) };
}
