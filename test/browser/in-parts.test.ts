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

/** Milliseconds for a page of every kind, one after the other. */
const timeoutMs = 120_000;

test('nothing of a page moves while the page comes in parts', { timeout: timeoutMs }, async () => {
  const { output } = await site();
  const serve = async (edition: WebRoot): Promise<string> => {
    const { address } = await serveStatic(join(output, edition), sendInParts);
    return address;
  };
  const hosts = { main: await serve('main'), library: await serve('library') };
  const { page } = await openPage(await browser(), desk);
  await page.addInitScript(recordShifts);
  const shifts: Record<string, readonly string[]> = {};
  for (const { name, edition, url } of samplePages(output)) {
    await page.goto(new URL(url, hosts[edition]).href);
    shifts[name] = await readShifts(page);
  }
  const moved = Object.entries(shifts).filter(([, each]) => each.length > 0);
  expect(moved).toEqual([]);
});
