import { sendBeacon } from './send-beacon.ts';
import type { ClientSettings } from './settings.ts';
import type { ReportError } from './watch-errors.ts';

/** Reports that one page sends at most, so that an error in a loop can't flood the service. */
const maximumReports = 10;

/**
 * Returns what sends errors to the endpoint of the settings, each once per page. Personal data is removed: e-mail
 * addresses, long numbers and the queries of URLs.
 */
export function createErrorReporter(
  { location }: Pick<Window, 'location'>,
  { errorReports: { endpoint }, environment }: ClientSettings,
): ReportError {
  const reported = new Set<string>();
  return (error, island) => {
    const { message, stack } = describeError(error);
    if (endpoint === undefined || reported.has(message)) return;
    if (reported.size >= maximumReports) return;
    reported.add(message);
    sendBeacon(endpoint, { message, stack, island, environment, path: location.pathname });
  };
}

function describeError(error: unknown): { readonly message: string; readonly stack?: string } {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const message = scrub(`${error.name}: ${error.message}`);
  return error.stack === undefined ? { message } : { message, stack: scrub(error.stack) };
}

/** Removes e-mail addresses, queries and fragments of URLs, and numbers of seven digits or more. */
export function scrub(text: string): string {
  return text
    .replace(/[^\s@<>"']+@[^\s@<>"':/]+\.[a-z]+/gi, '[e-mail]')
    .replace(/[?#][^\s:)"']+/g, '')
    .replace(/(?:\d[\s().-]*){7,}/g, '[number]')
    .slice(0, 2000);
}
