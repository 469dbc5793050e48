import { isPreview } from './guard.ts';
import type { ReportError } from './report-error.ts';
import { scrub } from './scrub.ts';
import type { SendReport } from './send-report.ts';
import type { ClientSettings } from './settings.ts';

/** Reports that one page sends at most, so that an error in a loop can't flood the service. */
const maximumReports = 10;

/**
 * Returns what sends errors to the endpoint of the settings, each once per page. Personal data is
 * removed: e-mail addresses, long numbers and the queries of URLs. Of a preview nothing is sent but
 * to `career-site preview` (docs/product.md F5).
 */
export function createErrorReporter(
  { location }: Pick<Window, 'location'>,
  { errorReports: { endpoint }, environment }: ClientSettings,
  sendReport: SendReport,
): ReportError {
  const reported = new Set<string>();
  return (error, island) => {
    const { message, stack } = describeError(error);
    if (endpoint === undefined || reported.has(message)) return;
    if (reported.size >= maximumReports) return;
    reported.add(message);
    const sent = { message, stack, island, environment, path: location.pathname };
    if (environment === 'production') sendReport(endpoint, sent);
    else sendToPreview(() => sendReport(endpoint, sent));
  };
}

function sendToPreview(send: () => void): void {
  isPreview().then(
    (isServedByPreview) => isServedByPreview && send(),
    () => undefined,
  );
}

function describeError(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const message = scrub(`${error.name}: ${error.message}`);
  return error.stack === undefined ? { message } : { message, stack: scrub(error.stack) };
}
