import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';

const browser = useBrowser();
const site = useSite('--env', 'production');

const { home } = data.generic.pages;

test.each([
  [360, 740],
  [1366, 633],
])(
  'the first view of the home page in a window of %i by %i says what this is, and leads to the free account',
  async (width, height) => {
    const { page } = await openPage(await browser(), { viewport: { width, height } });
    await page.goto((await site()).main);
    const parts = [
      page.getByText(home.purpose, { exact: true }),
      page.getByRole('link', { name: home.startButton, exact: true }),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const ends = boxes.map((box) => (box === null ? Infinity : box.y + box.height));
    expect(Math.max(...ends)).toBeLessThanOrEqual(height);
    expect(await parts[1]?.getAttribute('href')).toBe(data.generic.signUpUrl);
  },
);

test.each([
  [1280, 800],
  [1366, 633],
])(
  'in a window of %i by %i the doors of the home page are rows of 44 pixels, all in its first view',
  async (width, height) => {
    const { page } = await openPage(await browser(), { viewport: { width, height } });
    await page.goto((await site()).main);
    const boxes = await page
      .locator('.home .way')
      .evaluateAll((doors) =>
        doors.map((door) => door.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(boxes).toHaveLength(5);
    expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(44);
    expect(Math.max(...boxes.map((box) => box.bottom))).toBeLessThanOrEqual(height);
  },
);
