import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { successWords } from '../../runtime/forms/view/SubmitRow.tsx';
import { fillIn } from '../../runtime/services/fill-in.ts';
import type { WatchedPage } from './browser.ts';
import { openPage, useBrowser } from './browser.ts';
import { hold } from './hold.ts';
import { fillSample, openForm, openSample, submit } from './open-form.ts';
import type { OpenForm } from './open-form.ts';
import { serveSample, words } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();

describe('a form that loads', () => {
  const site = useSite();

  test('says so, and names the way that is always open', async () => {
    const { page } = await openBlank();
    const release = await hold(page, '**/crm/form/**');
    await page.goto(new URL('/onboarding/setup/', (await site()).main).href);
    await page.getByText(words.loading).waitFor();
    await expectContact(page);
    release();
    await page.getByLabel('First name').waitFor();
    expect(await page.getByText(words.loading).count()).toBe(0);
  });

  test.each([
    ['no script of the page loads', '**/*.js'],
    ['the code of the form does not load', /\/CrmForm-[^/]*\.js$/],
    ['the form never comes', '**/crm/form/**'],
  ])('says within ten seconds that %s, and who to write to', async (_kind, missing) => {
    const { page } = await openBlank();
    await page.route(missing, () => undefined);
    await page.goto(new URL('/onboarding/setup/', (await site()).main).href, {
      waitUntil: 'commit',
    });
    const late = page.getByText(words.late);
    // Until the style sheets are there, nothing is hidden.
    const longest = await page.waitForFunction(rewindAnimations);
    expect(await longest.jsonValue()).toBeLessThan(10_000);
    expect(await late.isVisible()).toBe(false);
    await page.evaluate(finishAnimations);
    await late.waitFor();
    expect(await page.getByText(words.loading).isVisible()).toBe(false);
    await expectContact(page);
  });

  async function openBlank(): Promise<WatchedPage> {
    (await site()).misbehave();
    return openPage(await browser());
  }
});

describe('a form', () => {
  const site = useSite();
  const openSampleForm = async (): Promise<OpenForm> => openSample(await browser(), await site());

  test('shows the markup of labels and descriptions, and lets nothing of it act', async () => {
    const { page } = await openSampleForm();
    await page.locator('.field__label em', { hasText: 'name' }).waitFor();
    await page.locator('.field__description b', { hasText: 'badge' }).waitFor();
    expect(await page.locator('.crm-form img').count()).toBe(0);
    expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
  });

  test('has a line for each of the notes of a field', async () => {
    const { page } = await openSampleForm();
    const lines = page.locator('.field--file > *');
    await lines.first().waitFor();
    const boxes = await Promise.all((await lines.all()).map((line) => line.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    const ends = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect(tops.slice(1).every((top, index) => top >= (ends[index] ?? Infinity))).toBe(true);
    expect(tops.length).toBeGreaterThan(2);
  });

  test('takes a click that leaves a wrong field, whose error would move the button', async () => {
    const { page } = await openForm(await browser(), await site(), undefined, '/nv/demo-access/');
    await page.locator('input[inputmode="decimal"]').last().fill('many');
    await submit(page);
    await page.locator('.error-summary').waitFor();
  });

  test('says how large a file may be before one is chosen, and checks it then', async () => {
    const { page } = await openSampleForm();
    await page.getByText(fillIn(words.fileLimit, { size: '48' })).waitFor();
    const buffer = Buffer.alloc(48_001);
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('List').setInputFiles(file);
    await page.getByText(fillIn(words.validation.fileSize, { size: '48' })).waitFor();
  });

  test('says when the device is offline, sends nothing, and can be sent later', async () => {
    const { page, context, calls } = await openSampleForm();
    await fillSample(page);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await submit(page);
    await page.locator('.submit__error', { hasText: words.failure.notSent }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await submit(page);
    await page.locator('.confirmation').waitFor();
    expect((await calls.find('POST /api/v1/crm')).length).toBeGreaterThan(0);
  });

  test('waits for what sends it, and is sent once', async () => {
    const { page, calls } = await openSampleForm();
    const release = await hold(page, '**/assets/send-*.js');
    await fillSample(page);
    await page.locator('.submit__button').dblclick();
    await page.locator('.submit__button[aria-disabled="true"] .spinner').waitFor();
    release();
    await page.locator('.confirmation').waitFor();
    expect(await calls.find('POST /api/v1/crm')).toHaveLength(1);
  });

  test('says when what sends it can’t be loaded, keeps what was typed, and can be sent later', async () => {
    const { page, context, calls } = await openSampleForm();
    await context.route('**/assets/send-*.js', (route) => route.abort('connectionrefused'));
    await fillSample(page);
    await submit(page);
    await page.locator('.submit__error', { hasText: words.failure.general }).waitFor();
    expect(await calls.find('POST /api/v1/crm')).toEqual([]);
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await context.unroute('**/assets/send-*.js');
    await submit(page);
    await page.locator('.confirmation').waitFor();
  });

  test('leads to its first problem where the summary of all can’t be loaded', async () => {
    const { page, context } = await openSampleForm();
    await context.route('**/assets/send-*.js', (route) => route.abort('connectionrefused'));
    await page.getByLabel('E-mail').fill('ada@school.example');
    await submit(page);
    await page.locator('[name="firstname"][aria-invalid]:focus').waitFor();
    expect(await page.locator('.error-summary').count()).toBe(0);
  });

  test('leads to a page of its own, and says until then that it was submitted', async () => {
    const { page } = await openForm(
      await browser(),
      await site(),
      serveSample(),
      '/nv/demo-access/',
    );
    const arrival = page.waitForRequest('**/nv/demo-access/confirmation/?sent=*');
    await page.route('**/nv/demo-access/confirmation/?sent=*', (route) =>
      route.fulfill({ status: 204 }),
    );
    await fillSample(page);
    await submit(page);
    await arrival;
    await page.getByRole('button', { name: successWords(words) }).waitFor();
    expect(await page.locator('.submit__button .mark--check').count()).toBe(1);
  });
});

/**
 * Stops the animations of the page that end at their start; returns how long the longest takes, 0
 * while there is none.
 */
function rewindAnimations(): number {
  const durations = document.getAnimations().flatMap((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime === Infinity) return [];
    animation.pause();
    animation.currentTime = 0;
    return [Number(endTime)];
  });
  return Math.max(0, ...durations);
}

function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

async function expectContact(page: Page): Promise<void> {
  await page.locator('.crm-form__contact a[href^="mailto:"]').waitFor();
}
