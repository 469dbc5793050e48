import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Misbehave, Misbehaviour } from '../../cli/serve/api/misbehave.ts';
import type { WatchedPage } from './browser.ts';
import { openPage, useBrowser } from './browser.ts';
import { hold } from './hold.ts';
import { errors, isFocused, openForm, openSample, submit } from './open-form.ts';
import type { OpenForm } from './open-form.ts';
import { answerWith, failing } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();

describe.each(['preact', 'react'])('a form with the %s engine', (engine) => {
  const site = useSite('--engine', engine);
  const open = async (way: Misbehave | undefined, path?: string): Promise<OpenForm> =>
    openForm(await browser(), await site(), way, path);
  const openSampleForm = async (...ways: readonly Misbehaviour[]): Promise<OpenForm> =>
    openSample(await browser(), await site(), ...ways);

  describe('while it loads', () => {
    test('says so, and names the way that is always open', async () => {
      const { page } = await openBlank();
      const release = await hold(page, '**/crm/form/**');
      await page.goto(new URL('/onboarding/setup/', (await site()).main).href);
      await page.getByText('Loading the form…').waitFor();
      await expectContact(page);
      release();
      await page.getByLabel('First name').waitFor();
      expect(await page.getByText('Loading the form…').count()).toBe(0);
    });

    test.each<[string, Misbehaviour, string]>([
      ['an error', answerWith({}, 500), 'An error occurred'],
      ['a refusal', answerWith([], 402), 'An error occurred'],
      ['no such form', answerWith({}, 404), 'An error occurred'],
      ['a page', { kind: 'html' }, 'An error occurred'],
    ])('shows %s, and can be tried again', async (_kind, way, message) => {
      const { page } = await open(failing('GET', way));
      await page.getByRole('alert').filter({ hasText: message }).waitFor();
      await expectContact(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('First name').waitFor();
    });

    test('asks once more on its own when the answer breaks off', async () => {
      const { page } = await open(failing('GET', { kind: 'cut' }));
      await page.getByLabel('First name').waitFor();
    });

    test('says when the server can’t be reached', async () => {
      const { page, context } = await openBlank();
      await context.route('**/api/**', (route) => route.abort('connectionrefused'));
      await page.goto(new URL('/onboarding/setup/', (await site()).main).href);
      await page.getByRole('alert').filter({ hasText: 'Could not contact server' }).waitFor();
      await expectContact(page);
      await context.unroute('**/api/**');
      await page.getByRole('button', { name: 'Try again' }).click();
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

    test('takes a type that nobody knows as text', async () => {
      const { page } = await openSampleForm();
      await page.getByLabel('Odd').fill('So be it');
      expect(await page.getByLabel('Odd').getAttribute('type')).toBe('text');
    });
  });

  describe('as it is validated', () => {
    test('shows an error once its field was left', async () => {
      const { page } = await openSampleForm();
      await page.getByLabel('First name').focus();
      expect(await errors(page)).toEqual([]);
      await page.getByLabel('E-mail').focus();
      await page.locator('.field__error').waitFor();
      expect(await errors(page)).toEqual(['Required']);
    });

    test('shows an error as soon as its field was changed', async () => {
      const { page } = await openSampleForm();
      await page.getByLabel('E-mail').pressSequentially('a');
      await page.getByText('Invalid e-mail address').waitFor();
      await page.getByLabel('E-mail').fill('ada@school.example');
      await page.getByText('Invalid e-mail address').waitFor({ state: 'detached' });
    });

    test('stops at the first failure: nothing is not said to be no address', async () => {
      const { page } = await openSampleForm();
      await page.getByLabel('E-mail').fill('a');
      await page.getByText('Invalid e-mail address').waitFor();
      await page.getByLabel('E-mail').fill('');
      await page.getByText('Required').waitFor();
      expect(await errors(page)).toEqual(['Required']);
    });

    test('shows all errors at an attempt, gives the summary focus, and sends nothing', async () => {
      const { page, calls } = await openSampleForm();
      await submit(page);
      const summary = page.locator('.error-summary');
      await expect.poll(() => summary.evaluate(isFocused)).toBe(true);
      expect(await summary.getByRole('link').allTextContents()).toEqual([
        'First name: Required',
        'E-mail: Required',
        'Size: Required',
        'Topics: Required',
      ]);
      expect(await calls.find('POST')).toEqual([]);
    });

    test('leads from the summary to the field', async () => {
      const { page } = await openSampleForm();
      await submit(page);
      await page.locator('.error-summary').getByRole('link', { name: /^Size/ }).click();
      expect(await page.getByLabel('Small').evaluate(isFocused)).toBe(true);
    });
  });
});

async function expectContact(page: Page): Promise<void> {
  await page.locator('.crm-form__contact a[href^="mailto:"]').waitFor();
}
