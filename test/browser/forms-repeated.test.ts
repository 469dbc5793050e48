import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { submissionsFile } from '../../cli/deliver/serve/api/api.ts';
import { openPage, useBrowser } from './browser.ts';
import { fillIn } from './fill-in.ts';
import { submit } from './open-form.ts';
import { words } from './sample-form.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

const formPath = '/onboarding/setup/';

/** Fills in and sends a form that is stored, though the page never gets the answer. */
async function sendWithLostAnswer(page: Page): Promise<void> {
  await page.route('**/crm/submit/**', loseAnswer, { times: 1 });
  await fillIn(page.locator('.crm-form__form'));
  await submit(page);
  await page.locator('.submit__error', { hasText: words.failure.noAnswerYet }).waitFor();
}

async function loseAnswer(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

async function sendWithAnswer(page: Page): Promise<void> {
  await fillIn(page.locator('.crm-form__form'));
  await submit(page);
  await page.locator('.confirmation').waitFor();
}

/** Starts a count of what is stored from now on. */
async function countStored(): Promise<() => number> {
  const path = join((await site()).folder, submissionsFile);
  const lines = (): number => {
    try {
      return readFileSync(path, 'utf8').split('\n').length - 1;
    } catch {
      return 0;
    }
  };
  const before = lines();
  return () => lines() - before;
}

test('a form whose answer got lost is stored once when it is sent again', async () => {
  const stored = await countStored();
  const { page } = await openPage(await browser());
  await page.goto(new URL(formPath, (await site()).main).href);
  await sendWithLostAnswer(page);
  await submit(page);
  await page.locator('.confirmation').waitFor();
  expect(stored()).toBe(1);
});

test('a form whose answer got lost is stored once though its page is reloaded in between', async () => {
  const stored = await countStored();
  const { page } = await openPage(await browser());
  await page.goto(new URL(formPath, (await site()).main).href);
  await sendWithLostAnswer(page);
  await page.reload();
  await sendWithAnswer(page);
  expect(stored()).toBe(1);
});

test('a form whose answer got lost is stored once though its page is left and returned to', async () => {
  const stored = await countStored();
  const { page } = await openPage(await browser());
  await page.goto(new URL(formPath, (await site()).main).href);
  await sendWithLostAnswer(page);
  await page.goto(new URL('/about/', (await site()).main).href);
  await page.goBack();
  await sendWithAnswer(page);
  expect(stored()).toBe(1);
});

test('a form that is changed after its answer got lost is stored in both versions', async () => {
  const stored = await countStored();
  const { page } = await openPage(await browser());
  await page.goto(new URL(formPath, (await site()).main).href);
  await sendWithLostAnswer(page);
  await page.getByLabel('First name').fill('Grace');
  await submit(page);
  await page.locator('.confirmation').waitFor();
  expect(stored()).toBe(2);
});

test('the same values sent from two tabs are two submissions', async () => {
  const stored = await countStored();
  const { page, context } = await openPage(await browser());
  const other = await context.newPage();
  const url = new URL(formPath, (await site()).main).href;
  await Promise.all([page.goto(url), other.goto(url)]);
  await sendWithLostAnswer(page);
  await sendWithAnswer(other);
  expect(stored()).toBe(2);
});
