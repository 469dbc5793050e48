import { findCampaign } from './campaign.ts';
import { hasPrivacySignal } from './settings.ts';
import { sendBeacon } from './send-beacon.ts';
import type { ClientSettings } from './settings.ts';

/** A page view as adapters receive it: without query, fragment or anything else that identifies a visitor. */
export interface PageView {
  readonly url: string;
  readonly title: string;
  /** The page that led here, without its query; empty when unknown. */
  readonly referrer: string;
  readonly region: string;
  readonly campaign: string | undefined;
}

/** The window, as far as page views need it. */
export type Page = Pick<Window, 'document' | 'location' | 'navigator' | 'addEventListener'>;

type Adapter = (view: PageView) => object;

const adapters: Readonly<Record<'beacon' | 'plausible', Adapter>> = {
  beacon: (view) => ({ event: 'pageview', ...view }),
  plausible: ({ url, referrer, region, campaign }) => ({
    name: 'pageview',
    url,
    domain: new URL(url).hostname,
    referrer,
    props: { region, campaign },
  }),
};

/** The event that is dispatched on the window after a move within the document. */
export type MoveEvent = 'pagemove';

/** The document shows another page now, under an address and a title of its own. */
export type CountMove = () => void;

/**
 * Counts the page views of a document: once when it is shown, once more each time it is shown again from the
 * back/forward cache, and once for each `pagemove` (docs/product.md C5). A page that is prerendered in the
 * background counts when it is shown. Nothing is sent in previews or against a privacy signal (docs/product.md F6).
 */
export function countPageViews(page: Page, settings: ClientSettings): CountMove {
  const { adapter, endpoint } = settings.analytics;
  if (adapter === 'none' || endpoint === undefined) return () => undefined;
  if (settings.environment !== 'production' || hasPrivacySignal(page.navigator)) {
    return () => undefined;
  }
  let { referrer } = page.document;
  let shown = '';
  const count = (): void => {
    const view = viewOf(page, referrer, settings);
    shown = view.url;
    sendBeacon(endpoint, adapters[adapter](view));
  };
  whenShown(page.document, count);
  page.addEventListener('pageshow', (event) => {
    if (event.persisted) count();
  });
  return () => {
    referrer = shown;
    count();
  };
}

function whenShown(page: Document, act: () => void): void {
  if ('prerendering' in page && page.prerendering === true) {
    page.addEventListener('prerenderingchange', act, { once: true });
  } else {
    act();
  }
}

function viewOf(
  { document: page, location }: Page,
  referrer: string,
  { pathPrefix }: ClientSettings,
): PageView {
  return {
    url: location.origin + location.pathname,
    title: page.title,
    referrer: referrer.replace(/[?#].*$/, ''),
    region: page.documentElement.dataset['region'] ?? '',
    campaign: findCampaign(location.pathname, pathPrefix),
  };
}
