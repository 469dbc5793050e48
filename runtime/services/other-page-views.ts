import { isPreview } from './guard.ts';
import type { PageView } from './page-view.ts';
import type { SendReport } from './send-report.ts';
import type { PageSettings } from './settings.ts';

/**
 * Sends a page view of a preview, or to a service with a format of its own. Of a preview nothing is
 * sent but to `career-site preview`: any other host could have a live service behind the same
 * address (docs/product.md F5).
 */
export async function sendPageView(
  view: PageView,
  { analytics, environment }: PageSettings,
  sendReport: SendReport,
): Promise<void> {
  if (analytics === undefined) return;
  if (environment === 'preview' && !(await isPreview().catch(() => false))) return;
  sendReport(analytics.endpoint, analytics.adapter === 'plausible' ? toPlausible(view) : view);
}

function toPlausible({ event, url, referrer, region, campaign }: PageView): object {
  return {
    name: event,
    url,
    domain: new URL(url).hostname,
    referrer,
    props: { region, campaign },
  };
}
