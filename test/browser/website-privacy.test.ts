import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nevada } from '../nevada.ts';
import { data } from '../../generated/index.ts';
import { useBrowser } from './browser.ts';
import { fillIn } from './fill-in.ts';
import { hold } from './hold.ts';
import { recordCalls } from './recorded-calls.ts';
import type { Recorder } from './recorded-calls.ts';
import { useChangedSite, useSite } from './served-site.ts';
import type { ServedSite } from './served-site.ts';
import { wakeAll } from './wake.ts';

/*
 * What the privacy page says of this website (`pages.privacy.website`), sentence by sentence: each
 * is named by its field. That no kind of page sets a cookie, keeps anything or asks another host
 * (`cookies`, `requests`) is seen where every kind is opened, in `every-kind-desk.test.ts`.
 */

const browser = useBrowser();
const published = ['--env', 'production', '--state', 'nv'];
const site = useSite(...published);
const videoHost = 'media.careerexplorer.example';
const videoSite = useChangedSite(
  {
    'regions.yaml': (text) =>
      text.replaceAll('videoUrl: assets/webinars/', `videoUrl: https://${videoHost}/`),
  },
  ...published,
);
const unmeasuredSite = useChangedSite(
  {
    'regions.yaml': (text) =>
      text
        .replace(/( *)adapter: beacon\n.*\n/, '$1adapter: none\n')
        .replace(/( *)errorReports:\n.*\n/, '$1errorReports: {}\n'),
  },
  ...published,
);

const said = nevada.pages.privacy.website;
const token = '0123456789abcdef0123456789abcdef';

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly calls: Recorder;
  /** Hosts other than the site's that were asked for something. */
  readonly otherHosts: readonly string[];
}

async function visit(
  served: ServedSite,
  path: string,
  { isPrivate = false, hasToken = false } = {},
): Promise<Visit> {
  const context = await (await browser()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const otherHosts: string[] = [];
  const { host } = new URL(served.main);
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.host !== host) otherHosts.push(asked.host);
  });
  if (hasToken) await context.addCookies([{ name: 'hubspotutk', value: token, url: served.main }]);
  if (isPrivate) await context.addInitScript(sendSignal);
  const calls = recordCalls(page);
  await page.goto(new URL(path, served.main).href);
  return { context, page, calls, otherHosts };
}

function sendSignal(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}

function readStorage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)]);
}

async function saysOnPage(served: ServedSite, sentence: string): Promise<boolean> {
  const { page } = await visit(served, '/nv/privacy/');
  const text = await page.locator('section[aria-labelledby="website"]').innerText();
  return text.includes(sentence.replaceAll('**', ''));
}

function failOnPage(page: Page): Promise<void> {
  return page.evaluate(() => {
    reportError(new Error('failed'));
  });
}

async function send({ page, calls }: Visit): Promise<unknown> {
  await fillIn(page.locator('.crm-form__form'));
  await page.locator('.submit__button').click();
  await page.locator('.confirmation').waitFor();
  const [call] = await calls.find('POST /api/v1/crm');
  return call?.body;
}

test('every sentence has a test here', () => {
  const { title, ...sentences } = said;
  expect(title).not.toBe('');
  expect(Object.keys(sentences)).toEqual([
    'cookies',
    'requests',
    'recordings',
    'forms',
    'number',
    'token',
    'pageViews',
    'errors',
    'signal',
  ]);
});

test('recordings: another host is asked for a recording once its button is pressed', async () => {
  const opened = await visit(await videoSite(), '/nv/webinar/latest/');
  await wakeAll(opened.page);
  await opened.page.waitForLoadState('networkidle');
  expect(opened.otherHosts).toEqual([]);
  await opened.page.getByRole('link', { name: data.site.interface.video.play }).click();
  await expect.poll(() => [...new Set(opened.otherHosts)]).toEqual([videoHost]);
});

describe('a form', () => {
  test('forms: sends what was typed, once its button is pressed and not before', async () => {
    const opened = await visit(await site(), '/nv/demo-access/');
    await fillIn(opened.page.locator('.crm-form__form'));
    expect(await opened.calls.find('POST /api/v1/crm')).toEqual([]);
    await opened.page.locator('.submit__button').click();
    await opened.page.locator('.confirmation, h1').first().waitFor();
    await expect.poll(async () => (await opened.calls.find('POST /api/v1/crm')).length).toBe(1);
    const [call] = await opened.calls.find('POST /api/v1/crm');
    expect(call?.body).toMatchObject({ fields: expect.arrayContaining([expect.anything()]) });
  });

  test('cookies, forms: what was typed stays in the tab alone until it is sent', async () => {
    const opened = await visit(await site(), '/nv/onboarding/setup/');
    const name = opened.page.locator('input[name="firstname"]');
    await name.fill('Grace');
    expect(await readStorage(opened.page)).toEqual([JSON.stringify({ firstname: 'Grace' })]);
    expect(await opened.page.evaluate(() => localStorage.length)).toBe(0);
    await opened.page.reload();
    await name.waitFor();
    expect(await name.inputValue()).toBe('Grace');
    await send(opened);
    expect(await readStorage(opened.page)).toEqual([]);
  });

  test('number: it goes along, and the browser keeps it until there is an answer', async () => {
    const opened = await visit(await site(), '/nv/onboarding/setup/');
    const release = await hold(opened.page, '**/crm/submit/**');
    await fillIn(opened.page.locator('.crm-form__form'));
    const request = opened.page.waitForRequest(/\/crm\/submit\//);
    await opened.page.locator('.submit__button').click();
    const sent = await (await request).headerValue('idempotency-key');
    expect(await readStorage(opened.page)).toContain(sent);
    release();
    await opened.page.locator('.confirmation').waitFor();
    expect(await readStorage(opened.page)).toEqual([]);
  });

  test('token: the cookie of the CRM goes along where there is one', async () => {
    const served = await site();
    const withToken = await visit(served, '/nv/onboarding/setup/', { hasToken: true });
    expect(await send(withToken)).toMatchObject({ hutk: token });
    const without = await visit(served, '/nv/onboarding/setup/');
    expect(await send(without)).not.toHaveProperty('hutk');
  });
});

const views = 'POST /api/v1/page-views';
const reports = 'POST /api/v1/error-reports';

describe('page views and errors', () => {
  test('pageViews, errors: where the YAML says so, nothing is counted or reported, and the page says so', async () => {
    const served = await unmeasuredSite();
    const opened = await visit(served, '/nv/privacy/');
    await failOnPage(opened.page);
    await opened.page.waitForLoadState('networkidle');
    expect(await opened.calls.find('POST')).toEqual([]);
    expect(await saysOnPage(served, said.pageViews.none)).toBe(true);
    expect(await saysOnPage(served, said.errors.none)).toBe(true);
  });

  test('pageViews: a view holds no number of the visitor, no cookie goes along, and the page says so', async () => {
    const served = await site();
    const { calls, context } = await visit(served, '/nv/privacy/', { hasToken: true });
    await expect.poll(async () => (await calls.find(views)).length).toBe(1);
    const [view] = await calls.find(views);
    const names = ['event', 'referrer', 'region', 'title', 'url'];
    expect(Object.keys(Object(view?.body)).sort()).toEqual(names);
    expect(view?.headers).not.toHaveProperty('cookie');
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['hubspotutk']);
    expect(await saysOnPage(served, said.pageViews.counted)).toBe(true);
  });

  test('errors: a report holds the error and the address, no cookie goes along, and the page says so', async () => {
    const served = await site();
    const { page, calls } = await visit(served, '/nv/privacy/', { hasToken: true });
    await failOnPage(page);
    await expect.poll(async () => (await calls.find(reports)).length).toBe(1);
    const [report] = await calls.find(reports);
    const names = ['environment', 'message', 'path', 'stack'];
    expect(Object.keys(Object(report?.body)).sort()).toEqual(names);
    expect(report?.headers).not.toHaveProperty('cookie');
    expect(await saysOnPage(served, said.errors.reported)).toBe(true);
  });

  test('pageViews, errors: of pages for children nothing is counted or reported', async () => {
    const served = await site();
    const childrens = await visit(served, '/nv/uptheladder/');
    await failOnPage(childrens.page);
    await childrens.page.waitForLoadState('networkidle');
    expect(await childrens.calls.find('POST')).toEqual([]);
    const other = await visit(served, '/nv/plan/');
    await expect.poll(async () => (await other.calls.find(views)).length).toBe(1);
  });

  test('signal: nothing is counted, reported or kept, no token goes along, and the footer says so', async () => {
    const opened = await visit(await site(), '/nv/onboarding/setup/', {
      isPrivate: true,
      hasToken: true,
    });
    await opened.page.locator('[data-gpc-notice]').waitFor();
    await failOnPage(opened.page);
    await fillIn(opened.page.locator('.crm-form__form'));
    expect(await readStorage(opened.page)).toEqual([]);
    expect(await send(opened)).not.toHaveProperty('hutk');
    expect(await opened.calls.find(views)).toEqual([]);
    expect(await opened.calls.find(reports)).toEqual([]);
  });

  test('signal: what was typed before it is gone once any page is opened', async () => {
    const { page, context } = await visit(await site(), '/nv/onboarding/setup/');
    await page.locator('input[name="firstname"]').fill('Grace');
    expect(await readStorage(page)).not.toEqual([]);
    await context.addInitScript(sendSignal);
    await page.goto(new URL('/nv/about/', page.url()).href);
    await page.locator('[data-gpc-notice]').waitFor();
    expect(await readStorage(page)).toEqual([]);
  });
});
