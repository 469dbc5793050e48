import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspectorPaths } from '../../runtime/dev/inspector/messages.ts';
import { copySample } from '../dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, chooseAll, openInspected, save } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

/** Opens a page, and on it the editor of its first picture. */
async function openPictureEditor(): Promise<Page> {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  await page
    .locator('main img')
    .first()
    .click({ modifiers: ['Alt'] });
  await cardOf(page).getByRole('button', { name: 'Edit' }).first().click();
  return page;
}

test('a file that is added to the assets takes the place of the picture chosen before', async () => {
  const page = await openPictureEditor();
  await cardOf(page).getByLabel('File among the assets').selectOption('assets/picture.jpg');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>New</title></svg>\n';
  const file = { name: 'new.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await cardOf(page).getByLabel('Or add a file to them').setInputFiles(file);
  await cardOf(page).getByRole('option', { name: 'assets/new.svg' }).waitFor({ state: 'attached' });
  await chooseAll(cardOf(page));
  await save(page);
  expect((await dev()).read('regions.yaml')).toContain('topScreenshotUrl: assets/new.svg\n');
});

test('a photograph is chosen among the assets, and nothing is wrong with it before it is said what it shows', async () => {
  const page = await openPictureEditor();
  const checked: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(inspectorPaths.check)) checked.push(request.postData());
  });
  await cardOf(page).getByLabel('File among the assets').selectOption('assets/picture.jpg');
  const words = cardOf(page).getByLabel('What it shows');
  await words.waitFor();
  expect(await cardOf(page).getByRole('button', { name: 'Save' }).isEnabled()).toBe(false);
  await words.fill('Two students compare their profiles');
  await chooseAll(cardOf(page));
  await save(page);
  expect((await dev()).read('regions.yaml')).toContain(
    '  topScreenshotUrl:\n    file: assets/picture.jpg\n    alt: Two students compare their profiles\n',
  );
  await page.getByAltText('Two students compare their profiles').first().waitFor();
  expect(checked.filter((edit) => edit?.includes('"alt"') !== true)).toEqual([]);
});
