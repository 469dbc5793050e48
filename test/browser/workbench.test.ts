import { expect, test } from 'vitest';
import { openPage, phone, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';

const browser = useBrowser();
const dev = useDev();

test('finds regions, and says where each stands', async () => {
  const { main } = await dev();
  const { page } = await openPage(await browser());
  await page.goto(`${main}-/`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Find a region').fill('illi');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.innerText()).toContain('falls through to indiana');
});

test('needs no scrolling sideways on a phone', async () => {
  const { main } = await dev();
  const { page } = await openPage(await browser(), phone);
  await page.goto(`${main}-/`, { waitUntil: 'domcontentloaded' });
  const hidden = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.scroll')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(hidden).toEqual([0, 0]);
});

test('is without errors, in itself and in what it frames', async () => {
  const { main } = await dev();
  const { page, pageErrors } = await openPage(await browser());
  await page.goto(`${main}-/`, { waitUntil: 'load' });
  await page.getByLabel('Find a region').waitFor();
  expect(pageErrors).toEqual([]);
});
