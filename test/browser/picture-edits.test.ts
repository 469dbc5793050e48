import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspectorPaths } from '../../cli/author/page/inspector/messages.ts';
import { copySample } from '../author/dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, chooseAll, openInspected, save } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

/** Opens a page, and on it the card of its first picture. */
async function openPicture(): Promise<Page> {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  await page
    .locator('main img')
    .first()
    .click({ modifiers: ['Alt'] });
  return page;
}

/** Opens the editor of the picture as well. */
async function openPictureEditor(): Promise<Page> {
  const page = await openPicture();
  await cardOf(page).getByRole('button', { name: 'Edit' }).first().click();
  return page;
}

test('a file that is added to the assets takes the place of the picture chosen before', async () => {
  const page = await openPictureEditor();
  await cardOf(page).getByLabel('File among the assets').selectOption('assets/picture.jpg');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>New</title></svg>\n';
  const file = { name: 'new.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await cardOf(page).getByLabel('Or add a file to assets').setInputFiles(file);
  await cardOf(page).getByRole('option', { name: 'assets/new.svg' }).waitFor({ state: 'attached' });
  await chooseAll(cardOf(page));
  await save(page);
  expect((await dev()).read('regions.yaml')).toContain('topScreenshotUrl: assets/new.svg\n');
});

test('what a drawing shows is typed in words, beside its path', async () => {
  const page = await openPicture();
  const card = cardOf(page);
  await card.getByRole('button', { name: 'What the picture shows' }).click();
  await card.getByRole('button', { name: 'Edit' }).click();
  const words = card.getByRole('textbox', { name: 'What it shows' });
  expect(await words.textContent()).toBe('A picture');
  await words.fill('Two students compare their profiles');
  await chooseAll(card);
  await save(page);
  expect((await dev()).read('regions.yaml')).toContain(
    '  topScreenshotUrl:\n    file: assets/picture.svg\n    alt: Two students compare their profiles\n',
  );
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
  await cardOf(page).getByRole('button', { name: 'Save', disabled: true }).waitFor();
  await words.fill('Two students compare their profiles');
  await chooseAll(cardOf(page));
  await save(page);
  expect((await dev()).read('regions.yaml')).toContain(
    '  topScreenshotUrl:\n    file: assets/picture.jpg\n    alt: Two students compare their profiles\n',
  );
  await page.getByAltText('Two students compare their profiles').first().waitFor();
  expect(checked.filter((edit) => edit?.includes('"alt"') !== true)).toEqual([]);
});
