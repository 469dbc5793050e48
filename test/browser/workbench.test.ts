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

test('shows the site as of the instant that is chosen, until it is as of now again', async () => {
  const { main, edit } = await dev();
  edit('regions.yaml', (text) =>
    text.replace(
      /^ {4}headerTitle: Beyond .*$/m,
      '    headerTitle: [{ value: Until then, until: 2031-05-01 }, { value: From then on, from: 2031-05-01 }]',
    ),
  );
  const { page } = await openPage(await browser());
  const headline = async () => {
    await page.goto(`${main}nv/`, { waitUntil: 'domcontentloaded' });
    return page.getByRole('heading', { level: 1 }).innerText();
  };
  await expect.poll(headline).toBe('Until then');
  await page.goto(`${main}-/`, { waitUntil: 'load' });
  await page.getByLabel('Show the site as of').fill('2031-05-02T10:00');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByText(/Now it is shown as of .*May 2, 2031/).waitFor();
  expect(await page.getByLabel('Show the site as of').inputValue()).toBe('2031-05-02T10:00');
  expect(await headline()).toBe('From then on');
  await page.goto(`${main}-/`, { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Show it as of now' }).click();
  await expect.poll(headline).toBe('Until then');
});
