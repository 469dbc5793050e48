import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { fillSample, openSample, submit } from './open-form.ts';
import { answerWith } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

async function openFilled(...ways: Parameters<typeof answerWith>[]): Promise<Page> {
  const { page } = await openSample(
    await browser(),
    await site(),
    ...ways.map((way) => answerWith(...way)),
  );
  await fillSample(page);
  return page;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('.crm-form__form').waitFor();
}

function readKept(page: Page): Promise<string> {
  return page.evaluate(() => Object.values(sessionStorage).join());
}

test('a reload keeps texts, choices and checks', async () => {
  const page = await openFilled();
  await page.getByLabel('Color').selectOption('c');
  await page.getByLabel('Students').fill('30');
  await reload(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
  expect(await page.getByLabel('Color').inputValue()).toBe('c');
  expect(await page.getByLabel('Students').inputValue()).toBe('30');
  expect(await page.getByLabel('Large').isChecked()).toBe(true);
  const topics = ['One', 'Two', 'Three'].map((label) => page.getByLabel(label).isChecked());
  expect(await Promise.all(topics)).toEqual([true, false, true]);
});

test('a reload after a failure keeps what was not sent', async () => {
  const page = await openFilled([{}, 500]);
  await submit(page);
  await page.locator('.submit__error').waitFor();
  await reload(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
});

test('nothing is kept of a form that was sent', async () => {
  const page = await openFilled();
  await submit(page);
  await page.locator('.confirmation').waitFor();
  expect(await readKept(page)).toBe('');
  await reload(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('');
});

test('no file is kept', async () => {
  const page = await openFilled();
  const before = await readKept(page);
  await page
    .getByLabel('List')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from('Grace') });
  expect(await readKept(page)).toBe(before);
  await reload(page);
  expect(await page.getByLabel('List').inputValue()).toBe('');
});
