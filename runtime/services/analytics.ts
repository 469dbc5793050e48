import type { PageView } from './page-view.ts';
import { sendReport } from './send-report.ts';
import { hasPrivacySignal } from './settings.ts';
import type { PageSettings } from './settings.ts';

/** The window, as far as page views need it. */
export type Page = Pick<Window, 'document' | 'location' | 'navigator' | 'addEventListener'>;

/** The event that is dispatched on the window after a move within the document. */
export type MoveEvent = 'pagemove';

/**
 * Counts the page views of a document: once when it is shown, once more each time it is shown again
 * from the back/forward cache, and once for each `pagemove` (docs/product.md C5). A page that is
 * prerendered in the background counts when it is shown. Nothing is sent against a privacy signal
 * (docs/product.md F6).
 */
export function countPageViews(page: Page, settings: PageSettings): void {
  const { analytics, environment } = settings;
  if (analytics === undefined || hasPrivacySignal(page.navigator)) return;
  let { referrer } = page.document;
  const count = (): void => {
    const view = viewOf(page, referrer, settings);
    referrer = view.url;
    if (analytics.adapter === 'beacon' && environment === 'production')
      sendReport(analytics.endpoint, view);
    else sendOtherwise(view, settings);
  };
  if (page.document.prerendering === true)
    page.document.addEventListener('prerenderingchange', count, { once: true });
  else count();
  page.addEventListener('pageshow', ({ persisted }) => persisted && count());
  page.addEventListener('pagemove' satisfies MoveEvent, count);
}

async function sendOtherwise(view: PageView, settings: PageSettings): Promise<void> {
  const chunk = await import('./other-page-views.ts');
  await chunk.sendPageView(view, settings, sendReport);
}

function viewOf(
  { document: page, location }: Page,
  referrer: string,
  { campaign }: PageSettings,
): PageView {
  return {
    event: 'pageview',
    url: location.origin + location.pathname,
    title: page.title,
    referrer: referrer.replace(/[?#].*/, ''),
    region: page.documentElement.dataset['region'] ?? '',
    campaign,
  };
}
