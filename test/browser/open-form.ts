import type { Browser, Page } from 'playwright-core';
import type { Misbehave, Misbehaviour } from '../misbehave.ts';
import type { WatchedPage } from './browser.ts';
import { openPage } from './browser.ts';
import { recordCalls } from './recorded-calls.ts';
import type { Recorder } from './recorded-calls.ts';
import { serveSample } from './sample-form.ts';
import type { ServedSite } from './served-site.ts';

export interface OpenForm extends WatchedPage {
  readonly calls: Recorder;
}

/** Opens a page with a form, while the API fails in this way. */
export async function openForm(
  browser: Browser,
  site: ServedSite,
  way: Misbehave | undefined,
  path = '/onboarding/setup/',
): Promise<OpenForm> {
  return openFormIn(await openPage(browser), site, way, path);
}

/** The same in a page that is open already. */
export async function openFormIn(
  watched: WatchedPage,
  site: ServedSite,
  way: Misbehave | undefined,
  path = '/onboarding/setup/',
): Promise<OpenForm> {
  site.misbehave(way);
  const calls = recordCalls(watched.page);
  await watched.page.goto(new URL(path, site.main).href);
  return { ...watched, calls };
}

/** Opens the sample form; its submissions are answered in these ways in turn, then successfully. */
export async function openSample(
  browser: Browser,
  site: ServedSite,
  ...ways: readonly Misbehaviour[]
): Promise<OpenForm> {
  const opened = await openForm(browser, site, serveSample(...ways));
  await opened.page.locator('.crm-form__form').waitFor();
  return opened;
}

export async function fillSample(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@school.example');
  await page.getByLabel('Large').check();
  await page.getByLabel('One').check();
  await page.getByLabel('Three').check();
}

export function submit(page: Page): Promise<void> {
  return page.locator('.submit__button').click();
}
