import type { PageKind, RegionConfig } from '../../../runtime/contract.ts';
import type { RegionWebinars } from '../../../runtime/services/schedule.ts';
import type { BlockEdition } from '../../../runtime/services/block-pages.ts';
import { listBlockPages, listBlocks } from '../../../runtime/services/block-pages.ts';
import { known, recordings } from '../../../runtime/services/schedule.ts';

/** A route of docs/product.md S1 to S21: its pattern, and the pages that it has. */
export interface PageRoute {
  readonly kind: PageKind;
  /** Relative to the edition's prefix. At most one parameter. */
  readonly pattern: string;
  /** The values of the parameter that have a page each. */
  readonly values?: (edition: RegionWebinars) => readonly string[];
  /** The words of a page that has no others: search engines list one of equal pages. */
  readonly words?: (edition: RegionConfig) => object | undefined;
  /** What tells the page of a pattern without a parameter from others of its kind. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The value of `arrayIndex` whose page says 'Webinar not Found' (docs/product.md T5). */
export const unknownWebinar = 'not-found';

/** Where the generic edition begins, and where a region does. */
export const homeRoute: PageRoute = { kind: 'home', pattern: '' };
export const landingRoute: PageRoute = { kind: 'landing', pattern: '' };

/** Routes that exist with and without a state (docs/product.md T2). */
export const sharedRoutes: readonly PageRoute[] = [
  { kind: 'onboarding', pattern: 'onboarding/setup/' },
  { kind: 'plan', pattern: 'plan/' },
  { kind: 'local-opportunities', pattern: 'localopportunities/' },
  { kind: 'up-the-ladder', pattern: 'uptheladder/' },
  { kind: 'try', pattern: 'try/' },
  { kind: 'about', pattern: 'about/' },
  { kind: 'privacy', pattern: 'privacy/', words: ({ pages }) => pages.privacy },
  { kind: 'accessibility', pattern: 'accessibility/', words: ({ pages }) => pages.accessibility },
  { kind: 'pricing', pattern: 'pricing/' },
  { kind: 'pricing', pattern: 'pricing/:pageId/', values: () => ['individual', 'group'] },
  { kind: 'quote', pattern: 'quote/' },
  { kind: 'quote-confirmation', pattern: 'quote/confirmation/' },
  { kind: 'demo-access', pattern: 'demo-access/', words: ({ pages }) => pages.demoAccess },
  { kind: 'demo-confirmation', pattern: 'demo-access/confirmation/' },
  { kind: 'webinar', pattern: 'webinar/' },
  { kind: 'webinar', pattern: 'webinar/:response/', values: webinarPages },
  { kind: 'recorded-webinar', pattern: 'webinar/latest/' },
  { kind: 'recorded-webinar', pattern: 'webinar/latest/:arrayIndex/', values: webinarIndexes },
  { kind: 'choose-state', pattern: 'l/*' },
  { kind: 'not-found', pattern: '404.html' },
];

/** The routes of the pages of blocks of an edition (docs/product.md S23), the newest first. */
export function blockRoutes(
  edition: BlockEdition,
  kind: PageKind = 'block-page',
): readonly PageRoute[] {
  const byDay = listBlockPages(edition).toSorted(([, { date: a = '' }], [, { date: b = '' }]) =>
    b.localeCompare(a),
  );
  return byDay.map(([page, { address }]) => ({
    kind,
    pattern: address.slice(1),
    params: { page },
    words: (other) => wordsOf(page, other),
  }));
}

/** What a page of blocks says; undefined where it shows what each edition has of its own. */
function wordsOf(wanted: string, edition: BlockEdition) {
  const [, page] = listBlockPages(edition).find(([name]) => name === wanted) ?? [];
  const isOwn = page && listBlocks(page).some(([, { webinars }]) => webinars !== undefined);
  return isOwn === true ? undefined : page;
}

/**
 * For each page that all regions have, one that leads to it in every region (docs/product.md T4).
 * Only the generic edition has them. Recordings and confirmations are not among them.
 */
export const twinRoutes: readonly PageRoute[] = sharedRoutes
  .filter(({ kind }) => !/confirmation$|^(?:recorded-webinar|choose-state|not-found)$/.test(kind))
  .flatMap(({ pattern, values }) =>
    (values?.({ webinar: {}, webinarHistory: [] }) ?? ['']).map((value) =>
      pattern.replace(/:\w+/, value),
    ),
  )
  .map(twinOf);

/** The same for the pages of blocks that the generic edition and all regions have. */
export function blockTwins(
  generic: RegionConfig,
  regions: readonly RegionConfig[],
): readonly PageRoute[] {
  const addresses = regions.map(
    (region) => new Set(listBlockPages(region).map(([, { address }]) => address)),
  );
  const fixed = new Set(twinRoutes.map(({ pattern }) => pattern));
  const own = new Set(listBlockPages(generic).map(([, { address }]) => address));
  return [...own]
    .filter((address) => addresses.every((known) => known.has(address)))
    .map((address) => twinOf(address.slice(1)))
    .filter(({ pattern }) => !fixed.has(pattern));
}

function twinOf(path: string): PageRoute {
  return { kind: 'choose-state', pattern: `l/${path}`, params: { rest: path.slice(0, -1) } };
}

const fixedLibraryRoutes: readonly PageRoute[] = [
  { kind: 'library-home', pattern: '' },
  { kind: 'library-pricing', pattern: 'pricing/' },
  { kind: 'library-quote', pattern: 'quote/' },
  { kind: 'library-quote-confirmation', pattern: 'quote/confirmation/' },
  { kind: 'library-demo', pattern: 'requestdemo/' },
  { kind: 'library-demo-confirmation', pattern: 'requestdemo/confirmation/' },
  { kind: 'library-case-study', pattern: 'casestudy/nevada/' },
  { kind: 'library-not-found', pattern: '404.html' },
];

/** The routes of the library edition. */
export function libraryRoutes(library: BlockEdition | undefined): readonly PageRoute[] {
  return [...fixedLibraryRoutes, ...(library ? blockRoutes(library, 'library-block-page') : [])];
}

/** What a kind of page is called whose words stand below a name: `case-study` for `caseStudy`. */
export function kindOfWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** First segments of the site's own URLs: no region can be called so (docs/product.md T1, R7). */
export const routeSegments: readonly string[] = [
  ...new Set(['api', 'assets', ...sharedRoutes.map(({ pattern }) => pattern.replace(/\/.*/, ''))]),
].filter((segment) => !segment.includes('.'));

function webinarIndexes(edition: RegionWebinars): readonly string[] {
  return [...recordings(edition).map((_, index) => String(index)), unknownWebinar];
}

/** Both answers, and the webinars that are or were announced: each has an address that stays. */
function webinarPages(edition: RegionWebinars): readonly string[] {
  return ['yes', 'no', ...known(edition).flatMap(({ slug }) => slug ?? [])];
}
