import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WebRoot } from '../../runtime/contract.ts';
import { samplePages } from '../../tools/sample-pages.js';
import { desk, openPage, useBrowser } from './browser.ts';
import { readShifts, recordShifts } from './layout-shifts.ts';
import { useSite } from './served-site.ts';
import { sendInParts, serveStatic } from './static-host.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

/** Milliseconds for a page of every kind. */
const timeoutMs = 120_000;

/** How many pages are asked for at the same time: most of the time they wait. */
const atOnce = 8;

test('nothing of a page moves while the page comes in parts', { timeout: timeoutMs }, async () => {
  const { output } = await site();
  const serve = async (edition: WebRoot): Promise<string> => {
    const { address } = await serveStatic(join(output, edition), sendInParts);
    return address;
  };
  const hosts = { main: await serve('main'), library: await serve('library') };
  const waiting = samplePages(output).values();
  const shifts: Record<string, readonly string[]> = {};
  const visit = async (): Promise<void> => {
    const { page } = await openPage(await browser(), desk);
    await page.addInitScript(recordShifts);
    for (const { name, edition, url } of waiting) {
      await page.goto(new URL(url, hosts[edition]).href);
      shifts[name] = await readShifts(page);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  const moved = Object.entries(shifts).filter(([, each]) => each.length > 0);
  expect(moved).toEqual([]);
});
