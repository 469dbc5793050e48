import { termsOf } from '../../../runtime/app/plan-terms.ts';
import type { RegionConfig, SiteConfig, InterfaceWords, Plan } from '../../../runtime/contract.ts';
import { fillIn } from '../../../runtime/services/fill-in.ts';
import { phoneLink } from '../../../runtime/services/phone-link.ts';
import { hasSilhouette } from '../geometry/states.ts';
import { formatDollars } from '../../../runtime/app/format.ts';
import type { LinkWords } from './sheet.ts';

/** All that a brochure says, in the order in which it is read. */
export interface BrochureWords {
  /** What programs call the document. */
  readonly title: string;
  /** Who publishes it. */
  readonly author: string;
  readonly product: string;
  readonly headline: string;
  readonly lead: string;
  /** What a screen reader says in place of the drawing. */
  readonly figure: string;
  readonly sponsor: string;
  /** Of the region’s page, as it is read aloud. */
  readonly address: LinkWords;
  readonly features: { readonly title: string; readonly list: readonly string[] };
  readonly prices: { readonly title: string; readonly plans: readonly PlanWords[] };
  readonly contact: {
    readonly title: string;
    readonly text: string;
    readonly ways: readonly LinkWords[];
  };
  readonly notice: string;
}

export interface PlanWords {
  readonly name: string;
  readonly price: string;
  readonly summary: string;
  readonly terms: string;
}

/** The words of a region's brochure, and the year of its copyright. */
export function brochureWords(region: RegionConfig, site: SiteConfig, year: number): BrochureWords {
  const { contacts, copyright } = site;
  const { title, map } = region.pages.brochure;
  const url = `${site.origin}${region.pathPrefix}`;
  return {
    title: fillIn(title, { headline: region.headerTitle }),
    author: copyright.holder,
    product: site.name,
    headline: region.headerTitle,
    lead: region.headerTitleDescription,
    figure: hasSilhouette(region.code) ? map.region : map.states,
    sponsor: region.sponsorMsg,
    address: { text: url.replace(/^https:\/\//, ''), url: `${url}/` },
    features: {
      title: region.featuresTitle,
      list: region.features.map((feature) => feature.title),
    },
    prices: { title: region.upgradeTitle, plans: planWords(region, site) },
    contact: {
      title: region.contactFormHeader,
      text: region.contactFormDescription,
      ways: waysToUs(contacts),
    },
    notice: `© ${String(year)} ${copyright.holder}`,
  };
}

function waysToUs({ email, phone }: SiteConfig['contacts']): readonly LinkWords[] {
  const ways = [{ text: email, url: `mailto:${email}` }];
  if (phone !== undefined) ways.push({ text: phone, url: phoneLink(phone) });
  return ways;
}

function planWords(region: RegionConfig, site: SiteConfig): readonly PlanWords[] {
  const words = { ...site.interface.plans, ...region.pages.brochure.prices };
  return site.plans.map((plan) => ({
    name: plan.name,
    price: priceOf(plan, words),
    summary: plan.summary,
    terms: termsOf(plan, region.freeEducatorAccountQuota, words).join(' · '),
  }));
}

/** How the brochure says prices: as the pages do, but for what it says in words of its own. */
type PriceWords = Pick<InterfaceWords['plans'], 'free' | 'perYear' | 'maximumStudents'> &
  RegionConfig['pages']['brochure']['prices'];

/** What a plan costs, in the words of the brochure. */
function priceOf({ price: amount, unit }: Plan, words: PriceWords): string {
  const price = formatDollars(amount);
  switch (unit) {
    case 'free':
      return words.free;
    case 'per-year':
      return fillIn(words.perYear, { price });
    case 'per-student-per-year':
      return fillIn(words.perStudentPerYear, { price });
    case 'starting-at':
      return fillIn(words.startingAt, { price });
  }
}
