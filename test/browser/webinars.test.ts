import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Misbehave } from '../misbehave.ts';
import { data } from '../../generated/index.ts';
import { nevada } from '../nevada.ts';
import { openPage, useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { recordCalls } from './recorded-calls.ts';
import type { Recorder } from './recorded-calls.ts';
import { answerWith } from './sample-form.ts';
import { useSite } from './served-site.ts';
import type { ServedSite } from './served-site.ts';

const browser = useBrowser();
const { answers, recording: ownRecording } = data.generic.pages.webinar;
const { recordedWebinar: recordings } = data.generic.pages;
const { webinar: words } = nevada.pages.closing;

interface Visit {
  readonly page: Page;
  readonly calls: Recorder;
}

const recording = {
  date: 'May 4, 2027',
  sortableDate: '2027-05-04',
  title: 'A recording that is new',
  description: 'What the API says of it.',
  videoUrl: 'https://media.careerexplorer.example/new.mp4',
};
const upcoming = { webinarSignupForm: 'webinar-nv-2027-01', webinarDetails: 'Moved to a Friday.' };

/** When no webinar of the project had begun: that of the builds of all tests. */
const builtAt = Number(process.env['SOURCE_DATE_EPOCH']) * 1000;

async function open(served: ServedSite, path: string, way?: Misbehave): Promise<Visit> {
  served.misbehave(way);
  const { page } = await openPage(await browser());
  await page.clock.setFixedTime(builtAt);
  const calls = recordCalls(page);
  await page.goto(new URL(path, served.main).href);
  return { page, calls };
}

describe('webinars', () => {
  const site = useSite();
  const visit = async (path: string, way?: Misbehave): Promise<Visit> =>
    open(await site(), path, way);

  test.each([
    ['/nv/webinar/', 'yes', 'We will send you the details'],
    ['/nv/webinar/yes/', 'yes', 'We will send you the details'],
    ['/nv/webinar/no/', 'no', ownRecording.thanks.text],
  ])(
    'the form at %s is sent with the attendance "%s", and is gone then',
    async (path, attendance, thanks) => {
      const { page, calls } = await visit(path);
      const form = page.locator('.crm-form__form');
      await form.waitFor();
      await page.getByRole('heading', { name: 'A first term, week by week', level: 1 }).waitFor();
      for (const name of ['First name', 'Last name']) await page.getByLabel(name).fill('Ada');
      await page.getByLabel('E-mail').fill('ada@school.example');
      await page.locator('.submit__button').click();
      await page.locator('.confirmation', { hasText: thanks }).waitFor();
      expect(await form.count()).toBe(0);
      const [call] = await calls.find('POST /api/v1/crm');
      expect(call?.body).toMatchObject({
        fields: expect.arrayContaining([{ name: 'attendance', value: attendance }]),
      });
    },
  );

  test('the other answer keeps what was typed, and focus, also on the way back', async () => {
    const { page } = await visit('/nv/webinar/');
    await page.getByLabel('First name').fill('Ada');
    const other = page.getByRole('link', { name: answers.notComing });
    await other.click();
    await page.waitForURL('**/nv/webinar/no/');
    await expectFocus(other);
    await page.goBack();
    await page.waitForURL('**/nv/webinar/');
    await page.locator('[aria-current=page]', { hasText: answers.coming }).waitFor();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');
  });

  test('the title shown in place is that of the answer’s own page', async () => {
    const { page } = await visit('/nv/webinar/');
    await page.getByLabel('First name').waitFor();
    const before = await page.title();
    await page.getByRole('link', { name: answers.notComing }).click();
    await expect.poll(() => page.title()).not.toBe(before);
    const inPlace = await page.title();
    await page.goto(new URL('/nv/webinar/no/', page.url()).href);
    expect(inPlace).toBe(await page.title());
  });

  test('without JavaScript the answers are links to each other', async () => {
    const { page } = await openPage(await browser(), { javaScriptEnabled: false });
    await page.goto(new URL('/nv/webinar/', (await site()).main).href);
    await page.getByRole('link', { name: answers.notComing }).click();
    await page.waitForURL('**/nv/webinar/no/');
    await page.getByRole('link', { name: answers.coming }).click();
    await page.waitForURL('**/nv/webinar/yes/');
  });

  test('the alert of the landing page follows the API, with one call for the whole page', async () => {
    const { page, calls } = await visit('/nv/', webinars({ upcoming, history: [] }));
    await page.locator('[data-island="WebinarAlert"]', { hasText: 'Moved to a Friday.' }).waitFor();
    await page.locator('[data-bottom-webinar]').scrollIntoViewIfNeeded();
    await page.locator('[data-bottom-webinar]', { hasText: 'Moved to a Friday.' }).waitFor();
    expect(await calls.find('GET /api/v2')).toHaveLength(1);
  });

  test.each([
    '/nv/webinar/latest/99/',
    '/nv/webinar/latest/first/',
    '/nv/spring26/webinar/latest/99/',
  ])('%s is no recording, and says so inside the site', async (path) => {
    const { page } = await visit(path);
    await page.getByRole('heading', { name: recordings.missing.title }).waitFor();
    await page.locator('.recorded-webinar__previous a').first().waitFor();
    expect(await page.locator('[data-navbar]').count()).toBe(1);
  });
});

describe('the bottom block', () => {
  const site = useSite();

  test.each<[string, object, string, string]>([
    ['a sign-up form', { upcoming, history: [recording] }, words.planned.button, '/nv/webinar/'],
    ['recordings alone', { history: [recording] }, words.recorded.button, '/nv/webinar/latest/'],
    ['neither', { history: [] }, words.recorded.button, '/nv/webinar/2026-09-10/'],
  ])('offers what there is when the API has %s', async (_kind, answer, label, href) => {
    const served = await site();
    served.misbehave(webinars(answer));
    const { page } = await openPage(await browser());
    await page.goto(new URL('/nv/plan/', served.main).href);
    const part = page.locator('[data-bottom-webinar]');
    await part.scrollIntoViewIfNeeded();
    const button = part.getByRole('link').first();
    await expect.poll(() => button.textContent()).toBe(label);
    expect(await button.getAttribute('href')).toBe(href);
    const signUp = part.getByRole('link', { name: words.next });
    expect(await signUp.isVisible()).toBe(label !== words.planned.button);
  });

  test('does not change when the API fails', async () => {
    const served = await site();
    served.misbehave(() => answerWith({}, 500));
    const { page } = await openPage(await browser());
    await page.goto(new URL('/nv/plan/', served.main).href);
    const part = page.locator('[data-bottom-webinar]');
    const prerendered = await part.textContent();
    await Promise.all([page.waitForResponse(/\/webinars/), part.scrollIntoViewIfNeeded()]);
    expect(await part.textContent()).toBe(prerendered);
  });
});

function webinars(answer: object): Misbehave {
  return ({ path }) => (path.includes('/webinars') ? answerWith(answer) : undefined);
}
