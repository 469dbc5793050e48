import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { listUpcoming } from '../../runtime/services/schedule.ts';
import { desk, openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

const parts = '.page__content section, .bottom-block';

const isFull = ({ webinar, otherSites }: (typeof data.regions)[number]): boolean =>
  listUpcoming(webinar.upcoming).length > 0 && otherSites.length > 0;

/** One region with a webinar and other sites to lead to, and one without. */
const landings = [data.regions.find(isFull), data.regions.find((region) => !isFull(region))].map(
  (region) => `${region?.pathPrefix ?? ''}/`,
);

test.each(landings)(
  'in a wide window, all parts of %s and what stands beside their headings begin at two edges',
  async (path) => {
    const { page } = await openPage(await browser(), desk);
    await page.goto(new URL(path, (await site()).main).href);
    const edges = await page.locator(parts).evaluateAll((found) =>
      found
        .filter((part) => part.checkVisibility())
        .flatMap((part) => [part, ...[...part.children].slice(0, 2)])
        .filter((part) => part.matches('section, .bottom-block, :nth-child(2)'))
        .map((part) => Math.round(part.getBoundingClientRect().left)),
    );
    expect([...new Set(edges)].toSorted((a, b) => a - b)).toEqual([70, 484]);
  },
);

test('in a wide window, the page of a recording ends where what it shows does', async () => {
  const { page } = await openPage(await browser(), desk);
  await page.goto(new URL('/nv/webinar/latest/', (await site()).main).href);
  const left = await page.locator('.recorded-webinar').evaluate((recording) => {
    const ends = [...recording.children].map((part) => part.getBoundingClientRect().bottom);
    return recording.getBoundingClientRect().bottom - Math.max(...ends);
  });
  expect(left).toBeLessThan(32);
});
