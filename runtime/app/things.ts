import type {
  BuiltAsset,
  LibraryConfig,
  Plan,
  RecordedWebinar,
  SiteConfig,
  UpcomingWebinar,
} from '../contract.ts';
import { spanOf } from '../services/phase.ts';

/** A thing as https://schema.org describes it: its type, and properties that the type has. */
export interface Thing {
  readonly '@type': string;
}

/** The site as structured data needs it. */
export interface Publication {
  /** Makes an absolute URL of a site-relative one, and leaves others as they are. */
  readonly absolute: (url: string) => string;
  /** Absolute URL of the picture that represents the page. */
  readonly image: string;
  /** Absolute URL of the icon that represents the site, where it has one. */
  readonly logo?: string;
}

/** A page on the way to another. */
export interface Step {
  readonly name: string;
  readonly url: string;
}

/**
 * What a page says to programs that read it: a data block, which browsers don't run, so that no
 * policy concerns it (https://html.spec.whatwg.org/#data-block). Nothing where there is no thing.
 */
export function dataBlock(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${graph.replaceAll('<', String.raw`\u003c`)}</script>\n`;
}

/** The way to a page through those above it, the page itself the last. */
export function breadcrumbList(steps: readonly Step[], { absolute }: Publication) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      ({ name, url }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: absolute(url) }) as const,
    ),
  } as const;
}

/** An edition, and the company behind it with the ways to reach it. */
export interface Edition extends Pick<SiteConfig, 'name' | 'contacts' | 'provider'> {
  readonly social?: SiteConfig['social'];
}

/** What the first page of an edition says of it. */
export function webSite(
  { name, contacts, provider, social = [] }: Edition,
  { absolute, image, logo }: Publication,
) {
  return {
    '@type': 'WebSite',
    name,
    url: absolute('/'),
    inLanguage: 'en-US',
    publisher: {
      '@type': 'Organization',
      name: provider.name,
      url: provider.url,
      image,
      ...(logo !== undefined && { logo }),
      email: contacts.email,
      ...(contacts.phone !== undefined && { telephone: contacts.phone }),
      sameAs: social.map(({ url }) => url),
    },
  } as const;
}

/** An account type with what it costs; `priceUnit` says what for. */
export function planProduct(
  plan: Plan,
  priceUnit: string | undefined,
  url: string,
  publication: Publication,
) {
  const { absolute, image } = publication;
  const { name, summary, price, unit, minimumOrder } = plan;
  return {
    '@type': 'Product',
    name,
    description: summary,
    image,
    offers: {
      '@type': 'Offer',
      url: absolute(url),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        ...(unit === 'starting-at' && { minPrice: price }),
        priceCurrency: 'USD',
        ...(priceUnit !== undefined && { unitText: priceUnit }),
      },
      ...(minimumOrder !== undefined && { eligibleTransactionVolume: atLeast(minimumOrder) }),
    },
  } as const;
}

function atLeast(minPrice: number) {
  return { '@type': 'PriceSpecification', minPrice, priceCurrency: 'USD' } as const;
}

/** The library edition with the range of its prices by population served. */
export function libraryProduct(
  { name, description, tiers }: Pick<LibraryConfig, 'name' | 'description' | 'tiers'>,
  url: string,
  { absolute, image }: Publication,
) {
  const prices = tiers.map(({ price }) => price);
  return {
    '@type': 'Product',
    name,
    description,
    image,
    offers: {
      '@type': 'AggregateOffer',
      url: absolute(url),
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      priceCurrency: 'USD',
    },
  } as const;
}

/**
 * A webinar to come that starts at an instant; `url` is that of the page to sign up on, and `name`
 * is for one without a title.
 */
export function plannedEvent(
  { title, durationMinutes, webinarDetails }: UpcomingWebinar,
  startDate: string,
  { name, url }: Step,
  { name: organizer, url: home }: SiteConfig['provider'],
  { absolute, image }: Publication,
) {
  const { end } = spanOf({ startsAt: startDate, durationMinutes });
  return {
    '@type': 'Event',
    name: title ?? name,
    description: webinarDetails,
    image,
    startDate,
    endDate: new Date(end).toISOString(),
    organizer: { '@type': 'Organization', name: organizer, url: home },
    ...(durationMinutes !== undefined && { duration: `PT${String(durationMinutes)}M` }),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: absolute(url) },
  } as const;
}

/** The film of a recording, as far as it is known. */
export interface Film extends Pick<BuiltAsset, 'url' | 'seconds'> {
  readonly posterUrl?: string | undefined;
}

/** A recording of a webinar. Its length is an ISO 8601 duration. */
export function recordedVideo(
  { title, description, sortableDate }: RecordedWebinar,
  { url, seconds, posterUrl }: Film,
  { absolute, image }: Publication,
) {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    uploadDate: sortableDate,
    thumbnailUrl: posterUrl === undefined ? image : absolute(posterUrl),
    contentUrl: absolute(url),
    ...(seconds !== undefined && { duration: `PT${String(Math.round(seconds))}S` }),
  } as const;
}
