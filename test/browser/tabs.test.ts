import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite();

test.each(['/nv/pricing/', '/nv/webinar/'])(
  'on a phone the tabs of %s are side by side',
  async (path) => {
    const { page } = await openPage(await browser(), { viewport: { width: 320, height: 740 } });
    await page.goto(new URL(path, (await site()).main).href);
    const tops = await page
      .locator('.tabs__tab')
      .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  },
);
