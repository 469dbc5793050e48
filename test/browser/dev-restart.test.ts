import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { openPage, useBrowser } from './browser.ts';
import { isMarked, mark } from './library-page.ts';
import type { RunningDev } from './running-dev.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev(copySample);

const before = 'Questions? Ask away';
const after = 'Talk to somebody';

function replaceText(server: RunningDev, from: string, to: string): void {
  server.edit('regions.yaml', (text) => text.replace(from, to));
}

/** Opens a page, and waits until it listens for edits. */
async function openListening(server: RunningDev): Promise<Page> {
  const { page } = await openPage(await browser());
  await goListening(page, server);
  await mark(page);
  return page;
}

/** The browser asks the next server by itself what a server that ended has not answered. */
async function goListening(page: Page, { main }: RunningDev): Promise<void> {
  const events = page.waitForResponse((response) => response.url().includes('/-/events'));
  await page.goto(`${main}ok/`);
  await events;
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name });
}

test('an edit that was undone while the server was gone is undone in the open page', async () => {
  const server = await dev();
  const page = await openListening(server);
  replaceText(server, before, after);
  await heading(page, after).waitFor();
  await server.restart(() => replaceText(server, after, before));
  await heading(page, before).waitFor();
  expect(await isMarked(page)).toBe(true);
});

test('a page whose server ends before it answers stays, and follows the next one', async () => {
  const server = await dev();
  const page = await openListening(server);
  const aborted = page.waitForEvent('requestfailed');
  await page.route('**/-/page?*', (route) => route.abort(), { times: 1 });
  replaceText(server, before, after);
  await aborted;
  await server.restart(() => undefined);
  await heading(page, after).waitFor();
  expect(await isMarked(page)).toBe(true);
});

test('a page whose server ends before the inspector came has it once the next one is there', async () => {
  const server = await dev();
  const { page } = await openPage(await browser());
  const inspector = /\/-\/open-[^/]*\.js$/;
  const lost = page.waitForEvent('requestfailed', (request) => inspector.test(request.url()));
  let isGone = true;
  await page.route(inspector, (route) => (isGone ? route.abort() : route.continue()));
  await goListening(page, server);
  await lost;
  isGone = false;
  await server.restart(() => undefined);
  await page.locator('career-site-inspector').waitFor({ state: 'attached' });
});
