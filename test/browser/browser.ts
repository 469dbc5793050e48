import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';

/**
 * Parts of the browser that the tests do without. The address bar of each window, and a process
 * kept ready for the next page, cost more than most pages under test.
 */
const unwantedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** What Playwright turns off as well; its list is lost where another is given. */
const featuresThatDisturb = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Keeps the browser from asking for anything but the pages under test. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...unwantedFeatures, ...featuresThatDisturb].join(',')}`,
];

/** The windows of the smallest phone and of a common desk. */
export const phone = { viewport: { width: 360, height: 740 } };
export const desk = { viewport: { width: 1280, height: 900 } };

let started: Promise<Browser> | undefined;

/** The browser of all test files that run in this worker; it ends with the worker. */
export function useBrowser(): () => Promise<Browser> {
  return () => (started ??= launch());
}

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'];
  if (executablePath === undefined) {
    throw new Error('No Chromium or Chrome was found. Set CHROME_PATH, or run `npm test`.');
  }
  const env = { ...process.env, FONTCONFIG_FILE: fonts };
  return chromium.launch({ executablePath, args: quiet, env });
}

/** Shows the same letters whatever fonts the machine has besides: tests measure pages. */
const fonts = fileURLToPath(new URL('fonts.conf', import.meta.url));

/** Milliseconds that a page may take for one step; many, because the machine may be busy. */
const timeoutMs = 20_000;

/**
 * What the browser says of a request that itself has given up, as it does with all that still loads
 * when a page is left. No page is at fault then: what cannot be had, or may not, fails with another
 * reason.
 */
const givenUp = 'net::ERR_ABORTED';

/** A page, and everything that went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Errors and warnings of the console, uncaught errors, and requests that failed; in their order.
   */
  readonly pageErrors: readonly string[];
}

/** Opens an empty page of a fresh context, closed after the test. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const watched = await openWatched(browser, options);
  onTestFinished(() => watched.context.close());
  return watched;
}

/** One page for all tests of a file: a fresh context costs more than most of what they do. */
export function useTab(browser: () => Promise<Browser>): () => Promise<WatchedPage> {
  let tab: Promise<WatchedPage> | undefined;
  afterAll(async () => {
    await (await tab)?.context.close();
  });
  return () => (tab ??= browser().then((running) => openWatched(running, {})));
}

async function openWatched(browser: Browser, options: BrowserContextOptions): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== givenUp) pageErrors.push(`${request.url()}: ${reason}`);
  });
  return { page, context, pageErrors };
}
