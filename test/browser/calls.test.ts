import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { nevada } from '../nevada.ts';
import { openPage, useBrowser } from './browser.ts';
import { fillIn } from './fill-in.ts';
import { recordCalls } from './recorded-calls.ts';
import type { RecordedCall, Recorder } from './recorded-calls.ts';
import { answerWith } from './sample-form.ts';
import { useChangedSite, useSite } from './served-site.ts';
import type { ServedSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();

interface Visit {
  readonly page: Page;
  readonly calls: Recorder;
}

/** Opens a page as someone whose browser has a cookie of this host already. */
async function visit(site: ServedSite, path: string): Promise<Visit> {
  const { page, context } = await openPage(await browser());
  await context.addCookies([{ name: 'session', value: 'of-this-host', url: site.main }]);
  const calls = recordCalls(page);
  await page.goto(new URL(path, site.main).href);
  return { page, calls };
}

async function sendForm({ page, calls }: Visit): Promise<readonly RecordedCall[]> {
  await fillIn(page.locator('.crm-form__form'));
  await Promise.all([
    page.waitForResponse(/\/crm\/submit\//),
    page.locator('.submit__button').click(),
  ]);
  return calls.find('POST /api/v1/crm');
}

const spoken = { accept: 'application/json', 'content-type': 'application/json' };

describe('calls', () => {
  const site = useSite();

  async function expectCall(path: string, line: string): Promise<void> {
    const { page, calls } = await visit(await site(), path);
    await wakeIslands(page);
    await expect
      .poll(async () => (await calls.find(line)).map((call) => call.line))
      .toEqual([line]);
    const [call] = await calls.find(line);
    expect(call?.headers).toMatchObject({ ...spoken, cookie: 'session=of-this-host' });
  }

  test.each([
    ['/nv/demo-access/', 'GET /api/v1/crm/form/demo-access'],
    ['/onboarding/setup/', 'GET /api/v1/crm/form/onboarding-setup'],
    ['/nv/webinar/', 'GET /api/v1/crm/form/webinar-nv-2027-01'],
    ['/nv/webinar/', 'GET /api/v2/marketing/webinars?regionId=nv'],
    ['/nv/webinar/latest/', 'GET /api/v2/marketing/webinars?regionId=nv'],
    ['/webinar/', 'GET /api/v2/marketing/webinars'],
    ['/nv/', 'GET /api/v2/marketing/webinars?regionId=nv'],
    ['/', 'GET /api/v1/marketing/deployments'],
  ])('%s asks once for %s', async (path, line) => {
    await expectCall(path, line);
  });

  test('a form is sent as the contract says, and kept by the server as it was sent', async () => {
    const served = await site();
    const opened = await visit(served, '/onboarding/setup/');
    const [call] = await sendForm(opened);
    expect(call).toMatchObject({
      line: 'POST /api/v1/crm/submit/onboarding-setup',
      headers: { ...spoken, cookie: 'session=of-this-host' },
      body: { fields: expect.arrayContaining([{ name: 'firstname', value: 'Ada' }]) },
    });
    await opened.page.locator('.confirmation').waitFor();
    expect(lastSubmission(served)).toMatchObject({ formId: 'onboarding-setup', ...bodyOf(call) });
  });
});

/** The quote form, which the real site has closed. */
describe('an open quote form', () => {
  const site = useChangedSite(
    { 'regions.yaml': (text) => text.replace('    enabled: false', '    enabled: true') },
    ...['--state', 'ar', '--state', 'nv'],
  );

  test('is where the invitation of a page and the buttons of accounts for many lead', async () => {
    const { page } = await visit(await site(), '/nv/pricing/group/');
    const buttons = page.getByRole('article').getByRole('link');
    expect(
      await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/nv/quote/', '/nv/quote/']);
    await page.getByText(nevada.contactFormDescription).waitFor();
    await page.getByRole('link', { name: nevada.pages.closing.askButton }).click();
    await page.locator('.crm-form__form').waitFor();
    expect(new URL(page.url()).pathname).toBe('/nv/quote/');
  });

  test.each([
    ['/ar/quote/', ''],
    ['/nv/quote/', 'Teacher'],
  ])('at %s starts with "%s" as the job title', async (path, expected) => {
    const served = await site();
    served.misbehave(({ path: called }) => (called.includes('/crm/form/') ? jobTitle : undefined));
    const { page } = await visit(served, path);
    const field = page.getByLabel('Job title');
    await expect.poll(() => field.inputValue()).toBe(expected);
  });

  test('is sent with its campaign and leads to the confirmation page of the campaign', async () => {
    const opened = await visit(await site(), '/ar/fall26/quote/');
    await fillIn(opened.page.locator('.crm-form__form'));
    await opened.page.getByLabel('Students').fill('120');
    await opened.page.locator('.submit__button').click();
    await opened.page.waitForURL('**/ar/fall26/quote/confirmation/?sent=*');
    await opened.page.getByText(data.site.confirmation.title).waitFor();
    const [call] = await opened.calls.find('POST /api/v1/crm');
    expect(call?.line).toBe('POST /api/v1/crm/submit/quote-request');
    expect(bodyOf(call).fields).toContainEqual({ name: 'campaign', value: 'fall26' });
  });
});

/** A definition that has a default where the presets of Arkansas have nothing. */
const jobTitle = answerWith({
  name: 'Get a Quote',
  formFieldGroups: [
    {
      fields: [
        { name: 'jobtitle', label: 'Job title', fieldType: 'text', defaultValue: 'Teacher' },
      ],
    },
  ],
});

interface SentForm {
  readonly fields?: readonly unknown[];
}

function bodyOf(call: RecordedCall | undefined): SentForm {
  const { body } = call ?? {};
  return typeof body === 'object' && body !== null ? body : {};
}

function lastSubmission({ folder }: ServedSite): unknown {
  const lines = readFileSync(join(folder, '.career-site/submissions.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return JSON.parse(lines.at(-1) ?? '');
}
