import type {
  AggregateOffer,
  BreadcrumbList,
  Event,
  Graph,
  Offer,
  Product,
  UnitPriceSpecification,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import {
  breadcrumbList,
  dataBlock,
  libraryProduct,
  plannedEvent,
  planProduct,
  recordedVideo,
  webSite,
} from '../../runtime/app/things.ts';
import { open } from './open-document.ts';
import { buildContext, siteData } from './site-data.ts';

const publication = {
  absolute: (url: string) => new URL(url, 'https://careers.example').href,
  image: 'https://careers.example/card.png',
};

/** The things of a page that have a type. */
function thingsOf(document: Document, type: string): readonly Record<string, unknown>[] {
  const block = document.querySelector('script[type="application/ld+json"]');
  const { '@graph': things }: { '@graph': readonly Record<string, unknown>[] } = JSON.parse(
    block?.textContent ?? '{"@graph":[]}',
  );
  return things.filter((thing) => thing['@type'] === type);
}

function namesOf(document: Document): readonly unknown[] {
  return thingsOf(document, 'BreadcrumbList').flatMap(({ itemListElement }) =>
    Array.isArray(itemListElement) ? itemListElement.map(({ name, item }) => [name, item]) : [],
  );
}

describe('the data block', () => {
  test('is nothing where there is no thing', () => {
    expect(dataBlock([])).toBe('');
  });

  test('cannot be ended by a text in it', () => {
    const site = { ...siteData.site, name: '</script><script>alert(1)</script>' };
    const block = dataBlock([webSite(site, publication)]);
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    expect(block).toContain(String.raw`\u003c/script>`);
  });
});

describe('the way to a page', () => {
  test('leads from the start of the site through the region', () => {
    expect(namesOf(open('/nv/pricing/group/'))).toEqual([
      ['CareerExplorer', 'https://careers.example/'],
      ['Nevada', 'https://careers.example/nv/'],
      [expect.any(String), 'https://careers.example/nv/pricing/'],
      [expect.any(String), 'https://careers.example/nv/pricing/group/'],
    ]);
  });

  test('is not told on the first page of a region, where each byte counts', () => {
    expect(namesOf(open('/nv/'))).toEqual([]);
  });

  test('is not told where search engines are kept away', () => {
    expect(namesOf(open('/nv/demo-access/confirmation/'))).toEqual([]);
  });

  test('ends at the canonical address of every page', () => {
    const render = createSiteRenderer(siteData, buildContext);
    const ends = siteData.routes.pages.flatMap((page) => {
      const html = render(page);
      const last = /"item":"([^"]*)"\}\]\}/.exec(html)?.[1];
      return last === undefined ? [] : [[last, /rel="canonical" href="([^"]*)"/.exec(html)?.[1]]];
    });
    expect(ends.filter(([last, canonical]) => last !== canonical)).toEqual([]);
    expect(ends.length).toBeGreaterThan(50);
  });
});

test('the start of the site names the company behind it and how to reach it', () => {
  const [site] = thingsOf(open('/'), 'WebSite');
  expect(site).toMatchObject({
    url: 'https://careers.example/',
    publisher: { '@type': 'Organization', email: siteData.site.contacts.email },
  });
});

test.each([
  ['by its logo', 'https://careers.example/logo.svg'],
  ['without one where it has none', undefined],
])('the company behind the site is shown %s', (_, logo) => {
  const { publisher } = webSite(siteData.site, { ...publication, ...(logo && { logo }) });
  expect(Object.entries(publisher).filter(([name]) => name === 'logo')).toEqual(
    logo === undefined ? [] : [['logo', logo]],
  );
});

describe('prices', () => {
  const named = thingsOf(open('/nv/pricing/'), 'Product');

  test('are those of every account type', () => {
    expect(named.map(({ name }) => name)).toEqual(siteData.site.plans.map(({ name }) => name));
  });

  test.each(siteData.site.plans)('of $name are typed once', (plan) => {
    expect(named.find(({ name }) => name === plan.name)).toMatchObject({
      offers: { priceSpecification: { price: plan.price, priceCurrency: 'USD' } },
    });
  });

  test('that begin at an amount say so, and are for no unit', () => {
    const starting = siteData.site.plans.filter(({ unit }) => unit === 'starting-at');
    expect(starting).not.toEqual([]);
    for (const { name: sought, price } of starting) {
      expect(named.find(({ name }) => name === sought)).toMatchObject({
        offers: { priceSpecification: { minPrice: price } },
      });
      expect(JSON.stringify(named.find(({ name }) => name === sought))).not.toContain('unitText');
    }
  });
});

test('a recording names the day it was made on and its film', () => {
  const [video] = thingsOf(open('/nv/webinar/latest/'), 'VideoObject');
  expect(video).toMatchObject({ uploadDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
});

test('the page to sign up on names when the webinar starts, and those of the answers do not', () => {
  const startsAt = '2027-05-07T23:00Z';
  const slug = '2026-03-12';
  const upcoming = { webinarSignupForm: 'form', webinarDetails: 'About it.', startsAt, slug };
  const regions = siteData.regions.map((region) => ({ ...region, webinar: { upcoming } }));
  const eventsOf = (url: string) => thingsOf(open(url, { data: { regions } }), 'Event');
  expect(eventsOf('/nv/webinar/')).toMatchObject([
    {
      startDate: startsAt,
      location: { url: 'https://careers.example/nv/webinar/2026-03-12/' },
    },
  ]);
  expect(eventsOf('/nv/webinar/no/')).toEqual([]);
});

test('the library names the range of its prices', () => {
  const prices = siteData.library.tiers.map(({ price }) => price);
  const product = libraryProduct(siteData.library, '/pricing/', publication);
  expect(product.offers).toMatchObject({
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
  });
});

test('each thing has the shape of its type', () => {
  const [recording] = siteData.generic.webinarHistory;
  if (recording === undefined) throw new Error('The data has no recording.');
  const breadcrumbs: BreadcrumbList = breadcrumbList([{ name: 'A', url: '/' }], publication);
  const site: WebSite = webSite(siteData.site, publication);
  const offered = siteData.site.plans.map((each): Product => {
    const { offers, ...product } = planProduct(each, 'a year', '/pricing/', publication);
    const { priceSpecification, ...others } = offers;
    const specification: UnitPriceSpecification = priceSpecification;
    const offer: Offer = { ...others, priceSpecification: specification };
    return { ...product, offers: offer };
  });
  const library = libraryProduct(siteData.library, '/pricing/', publication);
  const range: AggregateOffer = library.offers;
  const products: readonly Product[] = [...offered, { ...library, offers: range }];
  const video: VideoObject = recordedVideo(
    recording,
    { url: 'https://films.example/a.mp4', seconds: 61.4 },
    publication,
  );
  const upcoming = { webinarSignupForm: 'form', webinarDetails: 'About it.', durationMinutes: 45 };
  const step = { name: 'A webinar', url: '/webinar/' };
  const event: Event = plannedEvent(
    upcoming,
    '2027-01-21T23:30Z',
    step,
    siteData.site.provider,
    publication,
  );
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [breadcrumbs, site, ...products, video, event],
  };
  expect(graph['@graph']).toHaveLength(5 + siteData.site.plans.length);
  expect(video).toMatchObject({ duration: 'PT61S' });
});

test('a webinar to come is called by its title, and says when it ends and who holds it', () => {
  const upcoming = {
    webinarSignupForm: 'form',
    title: 'Careers in health',
    webinarDetails: 'About it.',
    durationMinutes: 45,
  };
  const step = { name: 'Upcoming webinar', url: '/webinar/' };
  const { provider } = siteData.site;
  expect(plannedEvent(upcoming, '2027-01-21T23:30Z', step, provider, publication)).toMatchObject({
    name: 'Careers in health',
    endDate: '2027-01-22T00:15:00.000Z',
    organizer: { name: provider.name, url: provider.url },
  });
});
