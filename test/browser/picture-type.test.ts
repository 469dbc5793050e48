import { join } from 'node:path';
import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { openPage, useBrowser } from './browser.ts';
import { findSmallType } from './picture-type.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

/** Those that stand on every kind of page are looked at there: every-kind-desk.test.ts. */
test('the type of the pictures of regions is 12 pixels high or more as it is shown', async () => {
  const { main, output } = await site();
  const regions = data.regions.filter(({ topScreenshotUrl }) => topScreenshotUrl !== undefined);
  const urls = regions.flatMap(({ pathPrefix }) => [`${pathPrefix}/`, `${pathPrefix}/plan/`]);
  expect(urls).not.toEqual([]);
  const { page } = await openPage(await browser(), { javaScriptEnabled: false });
  const small: Record<string, readonly string[]> = {};
  for (const url of urls) {
    await page.goto(new URL(url, main).href);
    const found = await findSmallType({ page, webRoot: join(output, 'main') });
    if (found.length > 0) small[url] = found;
  }
  expect(small).toEqual({});
});
