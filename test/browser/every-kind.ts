import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Frame, Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { SamplePage } from '../../tools/sample-pages.js';
import { samplePages } from '../../tools/sample-pages.js';
import { provideAxe } from './axe.ts';
import { useBrowser } from './browser.ts';
import { recordShifts } from './layout-shifts.ts';
import { setLetters, usualLetters } from './letters.ts';
import type { ServedSite } from './served-site.ts';

/** A page that was opened for the first time. */
export interface FirstVisit {
  readonly page: Page;
  readonly sample: SamplePage;
  /** Folder of the web root that it is of. */
  readonly webRoot: string;
  /** What it has asked for by now. */
  readonly requests: readonly Request[];
}

/** Looks at a page as the look before has left it, and says what is wrong with it. */
export type Look = (visit: FirstVisit) => Promise<readonly string[]>;

/** By the rule that each of them holds the pages to, in the order in which they are taken. */
export type Looks = Readonly<Record<string, Look>>;

/** What is wrong, by the rule and by the name of the page. */
type Findings = Readonly<Record<string, Record<string, readonly string[]>>>;

/**
 * Opens a page of every kind of a site once, and holds all of them to each rule by a test of its
 * own.
 */
export function testEveryKind(
  site: () => Promise<ServedSite>,
  options: BrowserContextOptions,
  looks: Looks,
): void {
  const browser = useBrowser();
  let findings: Findings = {};
  beforeAll(async () => {
    findings = await visitEveryKind(await browser(), await site(), options, looks);
  }, timeoutMs);
  test.each(Object.keys(looks))('on every kind of page %s', (rule) => {
    expect(findings[rule]).toEqual({});
  });
}

/** Milliseconds for all kinds of pages. */
const timeoutMs = 600_000;

/** As many as there are processors on a small machine. */
const atOnce = 2;

/** The kinds are those of the output's manifest. */
async function visitEveryKind(
  browser: Browser,
  site: ServedSite,
  options: BrowserContextOptions,
  looks: Looks,
): Promise<Findings> {
  const waiting = samplePages(site.output).values();
  const findings = Object.fromEntries(Object.keys(looks).map((rule) => [rule, {}]));
  const visit = async (): Promise<void> => {
    const context = await browser.newContext(options);
    await provideAxe(context);
    const page = await context.newPage();
    await forgetVisits(page);
    await page.addInitScript(recordShifts);
    for (const sample of waiting) {
      await restoreWindow(page, options);
      await take(looks, await open(page, site, sample), findings);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  return findings;
}

/**
 * Makes each visit the first one: nothing comes from a cache, and nothing is stored. One window for
 * all pages takes 25 % less CPU time than one for each, since the browser starts no process for a
 * page.
 */
async function forgetVisits(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Undoes what looks change of a window. */
async function restoreWindow(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  await page.context().clearCookies();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (viewport) await page.setViewportSize(viewport);
  await setLetters(page, usualLetters);
}

async function open(page: Page, site: ServedSite, sample: SamplePage): Promise<FirstVisit> {
  const requests: Request[] = [];
  const { href } = new URL(sample.url, site[sample.edition]);
  page.removeAllListeners('request');
  // What the page before still asks for is none of this one's, nor does a frame or an address that
  // it goes to count.
  const begin = (frame: Frame): void => {
    if (frame !== page.mainFrame() || frame.url() !== href) return;
    page.off('framenavigated', begin);
    page.on('request', (request) => requests.push(request));
  };
  page.on('framenavigated', begin);
  await page.goto(href);
  return { page, sample, webRoot: join(site.output, sample.edition), requests };
}

async function take(
  looks: Looks,
  visit: FirstVisit,
  findings: Record<string, Record<string, readonly string[]>>,
): Promise<void> {
  for (const [rule, look] of Object.entries(looks)) {
    const found = await look(visit);
    if (found.length > 0) Object.assign(findings[rule] ?? {}, { [visit.sample.name]: found });
  }
}
