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

test('shows components at the chosen width', async () => {
  const { main } = await dev();
  const { page } = await openPage(await browser());
  await page.goto(`${main}-/`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('768 px').check();
  const frame = page.getByTitle('tabs, dark');
  await expect.poll(() => frame.evaluate((element) => element.clientWidth)).toBe(768);
});

test('has the examples of each component, with the styles of the site', async () => {
  const { main } = await dev();
  const { page, pageErrors } = await openPage(await browser());
  await page.goto(`${main}-/examples?component=tabs`);
  await page.getByText('I can make it').waitFor();
  expect(pageErrors).toEqual([]);
});

test('has every picture that an example shows', async () => {
  const { main } = await dev();
  const textAt = async (path: string) => (await fetch(new URL(path, main))).text();
  const components = (await textAt('/-/')).matchAll(/\/-\/examples\?component=[\w-]+/g);
  const paths = new Set(Array.from(components, ([path]) => path));
  const documents = await Promise.all([...paths].map(textAt));
  const pictures = new Set(documents.flatMap((markup) => [...picturesIn(markup)]));
  expect(pictures.size).toBeGreaterThan(0);
  for (const picture of pictures) expect((await fetch(new URL(picture, main))).ok).toBe(true);
});

function* picturesIn(markup: string): Generator<string> {
  for (const [, address = ''] of markup.matchAll(/\bsrc="([^"]+)"/g)) yield address;
  for (const [, set = ''] of markup.matchAll(/\bsrcset="([^"]+)"/g))
    for (const [, address = ''] of set.matchAll(/(\S+) \d+w/g)) yield address;
}

test('has the API answer forms as it was chosen', async () => {
  const { main } = await dev();
  const { page } = await openPage(await browser());
  await page.goto(`${main}-/`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Loading: 500').check();
  await page.getByText('Forms get this answer').waitFor();
  const status = await page.evaluate(
    async () => (await fetch('/api/v1/crm/form/demo-access')).status,
  );
  expect(status).toBe(500);
  await Promise.all([
    page.waitForResponse('**/-/answer?*'),
    page.getByLabel('As it should').check(),
  ]);
});
