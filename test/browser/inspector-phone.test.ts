import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { phone, useBrowser } from './browser.ts';
import { isInView } from './in-view.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openEditor, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

async function openOnPhone(options: BrowserContextOptions = {}) {
  const { main } = await dev();
  return openInspected(await browser(), `${main}ok/`, { ...phone, ...options });
}

test('the field of a text that is edited is in view, above the buttons', async () => {
  const page = await openOnPhone();
  const field = await openEditor(page, 'What students of Oklahoma do');
  await expect.poll(() => isInView(field)).toBe(true);
});

test('whom a change of an inherited text is for is asked in view', async () => {
  const page = await openOnPhone();
  await openEditor(page, 'Students find out what people do');
  const choices = cardOf(page).getByRole('radio');
  await expect.poll(() => isInView(choices.first())).toBe(true);
  expect(await isInView(choices.last())).toBe(true);
});

test('the frame of a text stays around it while it comes into place', async () => {
  const page = await openOnPhone({ reducedMotion: 'no-preference' });
  await openEditor(page, 'What students of Oklahoma do');
  const heading = page.getByRole('heading', { name: 'What students of Oklahoma do' });
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;
  const frame = page.locator('.frame').first();
  await expect
    .poll(async () => Math.abs((await topOf(frame)) - (await topOf(heading))))
    .toBeLessThan(4);
});

test('the panel leaves half of the page to point at', async () => {
  const page = await openOnPhone();
  await page.getByRole('button', { name: 'Inspect' }).click();
  await page.getByRole('heading', { name: 'Texts that no one sees on the page' }).waitFor();
  const corner = await page.getByLabel('Inspector of the page').boundingBox();
  expect(corner?.height).toBeLessThan(phone.viewport.height / 2);
});
