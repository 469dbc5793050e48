import { expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { openPage, useBrowser } from './browser.ts';
import { setLetters } from './letters.ts';
import { visit } from './library-page.ts';
import { useSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();
const site = useSite();

const { calculator } = data.library.pricing;

test('a population typed on the first page is priced, in words and by the row of the table', async () => {
  const { page } = await openPage(await browser(), { viewport: { width: 1280, height: 800 } });
  await page.goto((await site()).library);
  await page.getByLabel(calculator.label).fill('120,000');
  await page.getByRole('button', { name: calculator.button }).click();
  await page.getByText('$28,350 a year').waitFor();
  const row = page.locator('.tier-table [aria-current]');
  expect(await row.allInnerTexts()).toEqual([expect.stringContaining('$28,350')]);
});

test('the price that was found stands above the form of a quote', async () => {
  const { page } = await openPage(await browser());
  await page.goto(new URL('/quote/?population=120000', (await site()).library).href);
  await wakeIslands(page);
  const price = await page.getByText('$28,350 a year').boundingBox();
  const form = await page.locator('.crm-form').boundingBox();
  expect(price?.y).toBeLessThan(form?.y ?? 0);
});

test.each(['/requestdemo/', '/requestdemo/confirmation/', '/quote/confirmation/'])(
  'the price that was found is on %s as well',
  async (path) => {
    const { page } = await openPage(await browser());
    await page.goto(new URL(`${path}?population=120000`, (await site()).library).href);
    await page.getByText('$28,350 a year').waitFor();
  },
);

test('the prices lead to the demo with the population that was typed', async () => {
  const { page } = await openPage(await browser());
  await page.goto(new URL('/pricing/?population=120000', (await site()).library).href);
  await wakeIslands(page);
  const demo = page.locator('.prices').getByRole('link', { name: data.library.hero.button });
  expect(await demo.getAttribute('href')).toBe('/requestdemo/?population=120000');
});

test('the menu of a page takes the population of its address along', async () => {
  const { page } = await visit(site, {}, '/requestdemo/?population=120000');
  await page.locator('.navbar [href="/quote/?population=120000"]').waitFor();
});

test('without JavaScript a population leads to the table of prices', async () => {
  const { page } = await openPage(await browser(), { javaScriptEnabled: false });
  await page.goto((await site()).library);
  await page.getByLabel(calculator.label).fill('120,000');
  await page.getByRole('button', { name: calculator.button }).click();
  expect(new URL(page.url()).pathname).toBe('/pricing/');
  expect(await page.locator('.tier-table').isVisible()).toBe(true);
});

test.each([16, 24, 32])(
  'with letters of %d px the words of a headline stay whole beside the way back',
  async (size) => {
    const { page } = await openPage(await browser(), { viewport: { width: 360, height: 740 } });
    await setLetters(page, size);
    await page.goto(new URL('/pricing/', (await site()).library).href);
    const broken = await page.locator('.modal__title').evaluate((title) => {
      const text = title.firstChild;
      const words = [...(text?.textContent ?? '').matchAll(/\S+/g)];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (text === null) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
    expect(broken).toEqual([]);
  },
);
