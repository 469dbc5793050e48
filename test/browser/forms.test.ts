import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Misbehave, Misbehaviour } from '../misbehave.ts';
import type { WatchedPage } from './browser.ts';
import { openPage, useBrowser } from './browser.ts';
import { hold } from './hold.ts';
import { openForm, openSample } from './open-form.ts';
import type { OpenForm } from './open-form.ts';
import { answerWith, failing, words } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();

describe('a form', () => {
  const site = useSite();
  const open = async (way: Misbehave): Promise<OpenForm> =>
    openForm(await browser(), await site(), way);
  const openSampleForm = async (): Promise<OpenForm> => openSample(await browser(), await site());

  describe('while it loads', () => {
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

    test.each<[string, Misbehaviour, string]>([
      ['an error', answerWith({}, 500), words.failure.general],
      ['a refusal', answerWith([], 402), words.failure.general],
      ['no such form', answerWith({}, 404), words.failure.general],
      ['a page', { kind: 'html' }, words.failure.general],
    ])('shows %s, and can be tried again', async (_kind, way, message) => {
      const { page } = await open(failing('GET', way));
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
      await expectContact(page);
      await page.getByRole('button', { name: words.retry }).click();
      await page.getByLabel('First name').waitFor();
    });

    test('says when the device is offline', async () => {
      const { page, context } = await openBlank();
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      });
      await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
      await page.goto(new URL('/onboarding/setup/', (await site()).main).href);
      await page.getByRole('alert').filter({ hasText: words.failure.offline }).waitFor();
      await expectContact(page);
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

    test('asks once more on its own when the answer breaks off', async () => {
      const { page } = await open(failing('GET', { kind: 'cut' }));
      await page.getByLabel('First name').waitFor();
    });

    test('says when the server can’t be reached', async () => {
      const { page, context } = await openBlank();
      await context.route('**/api/**', (route) => route.abort('connectionrefused'));
      await page.goto(new URL('/onboarding/setup/', (await site()).main).href);
      await page.getByRole('alert').filter({ hasText: words.failure.unreachable }).waitFor();
      await expectContact(page);
      await context.unroute('**/api/**');
      await page.getByRole('button', { name: words.retry }).click();
      await page.getByLabel('First name').waitFor();
    });
  });

  async function openBlank(): Promise<WatchedPage> {
    (await site()).misbehave();
    return openPage(await browser());
  }

  describe('as it is displayed', () => {
    test('marks required fields and groups, and shows no error', async () => {
      const { page } = await openSampleForm();
      const labels = await page.locator('.field__label').allTextContents();
      expect(labels.filter((label) => label.endsWith(' *'))).toEqual([
        'First name *',
        'E-mail *',
        'Size *',
        'Topics *',
      ]);
      expect(await page.locator('.field__error').count()).toBe(0);
    });

    test('holds the defaults of its definition, otherwise nothing', async () => {
      const { page } = await openSampleForm();
      expect(await page.getByLabel('Color').inputValue()).toBe('b');
      expect(await page.getByLabel('E-mail').inputValue()).toBe('');
    });

    test('orders options by their display order', async () => {
      const { page } = await openSampleForm();
      const options = await page.getByLabel('Color').locator('option').allTextContents();
      expect(options.slice(1)).toEqual(['Amber', 'Blue', 'Cyan']);
    });

    test('shows the markup of labels and descriptions, and lets nothing of it act', async () => {
      const { page } = await openSampleForm();
      await page.locator('.field__label em', { hasText: 'name' }).waitFor();
      await page.locator('.field__description b', { hasText: 'badge' }).waitFor();
      expect(await page.locator('.crm-form img').count()).toBe(0);
      expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
    });

    test('takes an unknown type as text', async () => {
      const { page } = await openSampleForm();
      await page.getByLabel('Odd').fill('So be it');
      expect(await page.getByLabel('Odd').getAttribute('type')).toBe('text');
    });
  });
});

/** Stops the animations of the page that end at their start; returns how long the longest takes, 0 while there is none. */
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
