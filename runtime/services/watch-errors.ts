import type { ReportError } from './report-error.ts';
import { sendReport } from './send-report.ts';
import { hasPrivacySignal } from './settings.ts';
import type { ClientSettings } from './settings.ts';

/**
 * Reports uncaught errors, and those passed to the function that it returns, to the service of the
 * settings (docs/product.md C6). The code that sends reports is loaded with the first error: most
 * pages have no errors.
 */
export function watchErrors(
  page: Pick<Window, 'addEventListener' | 'location' | 'navigator'>,
  settings: ClientSettings,
): ReportError {
  const { endpoint } = settings.errorReports;
  if (endpoint === undefined || hasPrivacySignal(page.navigator)) return () => undefined;
  let loading: Promise<ReportError> | undefined;
  const report: ReportError = (error, island) => {
    loading ??= import('./error-reports.ts').then((chunk) =>
      chunk.createErrorReporter(page, settings, sendReport),
    );
    loading.then((send) => send(error, island)).catch(() => undefined);
  };
  page.addEventListener('error', (event) => {
    if (event.error != null) report(event.error);
  });
  page.addEventListener('unhandledrejection', (event) => report(event.reason));
  return report;
}
