import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { nevada } from '../nevada.ts';
import { openPage, useBrowser } from './browser.ts';
import { recordCalls } from './recorded-calls.ts';
import type { Recorder } from './recorded-calls.ts';
import { answerWith } from './sample-form.ts';
import { useSite } from './served-site.ts';
import { openUntilRun } from './wake.ts';

const browser = useBrowser();

const site = useSite('--env', 'production', '--state', 'nv', '--library');

async function visit(
  path: string,
  webRoot: 'main' | 'library' = 'main',
): Promise<{ readonly page: Page; readonly calls: Recorder }> {
  const { page } = await openPage(await browser());
  const calls = recordCalls(page);
  await page.goto(new URL(path, (await site())[webRoot]).href);
  return { page, calls };
}

test('a visit is counted once, with its title, region and campaign, and without its query', async () => {
  const { page, calls } = await visit('/nv/spring26/webinar/?email=ada@school.example');
  await expectViews(calls, ['/nv/spring26/webinar/']);
  const [view] = await calls.find('POST /api/v1/page-views');
  expect(view?.body).toEqual({
    event: 'pageview',
    url: `${new URL(page.url()).origin}/nv/spring26/webinar/`,
    title: await page.title(),
    referrer: '',
    region: 'nv',
    campaign: 'spring26',
  });
});

test('each page that a link, Back or Forward shows is counted', async () => {
  const { page, calls } = await visit('/nv/plan/');
  await expectViews(calls, ['/nv/plan/']);
  await page.goto(new URL('/nv/about/', page.url()).href);
  await expectViews(calls, ['/nv/plan/', '/nv/about/']);
  await page.goBack();
  await expectViews(calls, ['/nv/plan/', '/nv/about/', '/nv/plan/']);
  await page.goForward();
  await expectViews(calls, ['/nv/plan/', '/nv/about/', '/nv/plan/', '/nv/about/']);
});

test('a modal is counted once when it opens, under its own title, and the home page when it closes', async () => {
  const { page, calls } = await visit('/', 'library');
  await expectViews(calls, ['/']);
  await openUntilRun(page, 'modals', () => page.reload());
  await page.getByRole('link', { name: data.library.header.pricing, exact: true }).first().click();
  await expectViews(calls, ['/', '/', '/pricing/']);
  await page.keyboard.press('Escape');
  await expectViews(calls, ['/', '/', '/pricing/', '/']);
  const titles = await readViews(calls, 'title');
  expect(titles[2]).not.toBe(titles[1]);
  expect(titles[3]).toBe(titles[1]);
});

test('a form for another answer about a webinar, shown in place, is counted once, under its own title', async () => {
  const { page, calls } = await visit('/nv/webinar/');
  await expectViews(calls, ['/nv/webinar/']);
  await page.getByLabel('First name').waitFor();
  await page.getByRole('link', { name: nevada.pages.webinar.answers.notComing }).click();
  await expectViews(calls, ['/nv/webinar/', '/nv/webinar/no/']);
  await page.goBack();
  await expectViews(calls, ['/nv/webinar/', '/nv/webinar/no/', '/nv/webinar/']);
  const titles = await readViews(calls, 'title');
  expect(titles[1]).not.toBe(titles[0]);
  expect(titles[2]).toBe(titles[0]);
});

test('an error is reported once, without personal data', async () => {
  const { page, calls } = await visit('/nv/plan/?email=ada@school.example');
  await page.evaluate(() => {
    const fail = (): void =>
      reportError(new Error('Failed for ada@school.example, call 555 010 0123'));
    fail();
    fail();
  });
  await expect.poll(async () => (await calls.find('POST /api/v1/error-reports')).length).toBe(1);
  const [report] = await calls.find('POST /api/v1/error-reports');
  expect(report?.body).toMatchObject({
    message: 'Error: Failed for [e-mail], call [number]',
    environment: 'production',
    path: '/nv/plan/',
  });
  expect(JSON.stringify(report?.body)).not.toContain('ada@');
});

test('a field of an unknown type is reported', async () => {
  const definition = {
    name: 'Odd',
    formFieldGroups: [{ fields: [{ name: 'odd', label: 'Odd', fieldType: 'hologram' }] }],
  };
  (await site()).misbehave(({ path }) =>
    path.includes('/crm/form/') ? answerWith(definition) : undefined,
  );
  const { page, calls } = await visit('/nv/demo-access/');
  await page.getByLabel('Odd').waitFor();
  await expect.poll(async () => (await calls.find('POST /api/v1/error-reports')).length).toBe(1);
});

test('a host that does not count page views leaves no page worse', async () => {
  (await site()).misbehave(({ path }) =>
    path === '/api/v1/page-views' ? { kind: 'status', status: 405, body: null } : undefined,
  );
  const { page, calls } = await visit('/nv/onboarding/setup/');
  await page.locator('.crm-form__form').waitFor();
  await expectViews(calls, ['/nv/onboarding/setup/']);
  // What an uncaught error would have sent comes before this.
  await page.evaluate(() => {
    reportError(new Error('failed'));
  });
  await expect.poll(async () => (await calls.find('POST /api/v1/error-reports')).length).toBe(1);
  const [report] = await calls.find('POST /api/v1/error-reports');
  expect(report?.body).toMatchObject({ message: 'Error: failed' });
});

test('what pages of both editions sent is shown at the address that they send it to', async () => {
  const { page } = await visit('/pricing/', 'library');
  await page.goto(new URL('/nv/spring26/webinar/', (await site()).main).href);
  const shown = new URL('/api/v1/page-views', (await site()).main).href;
  const counted = async (): Promise<unknown> => (await fetch(shown)).json();
  await expect.poll(counted).toEqual({
    pageViews: expect.arrayContaining([
      expect.objectContaining({ page: '/pricing/', region: 'library' }),
      expect.objectContaining({ page: '/nv/spring26/webinar/', campaign: 'spring26' }),
    ]),
  });
});

/** A property of each page view that was sent, in order. */
async function readViews(calls: Recorder, property: string): Promise<readonly string[]> {
  const views = await calls.find('POST /api/v1/page-views');
  return views.map(({ body }) => String(Reflect.get(Object(body), property)));
}

async function expectViews(calls: Recorder, paths: readonly string[]): Promise<void> {
  const readPaths = async (): Promise<readonly string[]> =>
    (await readViews(calls, 'url')).map((url) => new URL(url).pathname);
  await expect.poll(readPaths).toEqual(paths);
}
