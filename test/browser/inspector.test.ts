import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { copySample } from '../author/dev/sample-project.ts';
import { cardOf, openInspected } from './text-card.ts';
import { wakeAll } from './wake.ts';

const browser = useBrowser();
const dev = useDev(copySample);

async function open(path: string): Promise<Page> {
  const { main } = await dev();
  return openInspected(await browser(), main + path);
}

async function citeLine(words: string): Promise<string> {
  const { read } = await dev();
  return `regions.yaml:${read('regions.yaml').split(words)[0]?.split('\n').length ?? 0}`;
}

describe('with Alt held', () => {
  test('a text that is pointed at shows where it is written, and by which regions it came from there', async () => {
    const page = await open('ok/');
    await page.keyboard.down('Alt');
    await page.getByRole('heading', { name: 'What students of Oklahoma do' }).hover();
    const place = await citeLine('featuresTitle: What students of');
    await cardOf(page).getByText(`${place} · oklahoma ← nevada`).waitFor();
    await page.keyboard.up('Alt');
    await cardOf(page).waitFor({ state: 'detached' });
  });

  test('it shows who else shows the text, on how many pages, and what its tokens print', async () => {
    const page = await open('ok/');
    await page.keyboard.down('Alt');
    await page.getByRole('heading', { name: 'What students of Oklahoma do' }).hover();
    await cardOf(page).getByText('Shown by 2 regions. On 2 pages.').waitFor();
    await cardOf(page).getByText('regionName prints “Oklahoma”').waitFor();
  });

  test('a click keeps what is shown, opens no link, and offers the place in an editor', async () => {
    const page = await open('ok/');
    await page.getByRole('link', { name: 'Get Pricing' }).click({ modifiers: ['Alt'] });
    await page.keyboard.up('Alt');
    const { root } = await dev();
    const link = cardOf(page).getByRole('link', { name: 'Open in editor' });
    const place = await citeLine('pricingButton: Get Pricing');
    expect(await link.getAttribute('href')).toMatch(`vscode://file${root}/${place}:`);
    expect(new URL(page.url()).pathname).toBe('/ok/');
  });

  test('a link and a picture are shown as well', async () => {
    const page = await open('ok/');
    await page.getByRole('link', { name: 'Download the brochure' }).click({ modifiers: ['Alt'] });
    await cardOf(page).getByRole('button', { name: /^Link/ }).waitFor();
    await page
      .locator('main img')
      .first()
      .click({ modifiers: ['Alt'] });
    await cardOf(page).getByText('Picture', { exact: true }).waitFor();
  });
});

describe('by the keyboard', () => {
  test('a shortcut switches it on, keys lead from text to text, and Escape ends it', async () => {
    const page = await open('ok/');
    await page.keyboard.press('Alt+Shift+E');
    const button = page.getByRole('button', { name: 'Inspect', exact: true });
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await page
      .getByRole('button', { name: /^Title / })
      .first()
      .waitFor();
    await page.keyboard.press('Tab');
    const title = await cardOf(page).locator('.card__text').textContent();
    expect(title).toBe(await page.title());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await cardOf(page).getByRole('button', { name: 'Close' }).waitFor();
    expect(await cardOf(page).locator('.card__text').textContent()).not.toBe(title);
    await page.keyboard.press('Escape');
    await cardOf(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-pressed')).toBe('false');
  });

  test('Enter presses the button of the panel that has the focus', async () => {
    const page = await open('ok/plan/');
    await page.keyboard.press('Alt+Shift+E');
    await page
      .getByRole('button', { name: /^Title / })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page
      .getByRole('button', { name: /^Description How learners in Oklahoma/ })
      .press('Enter');
    await cardOf(page).getByRole('button', { name: 'Close' }).waitFor();
    const text = await cardOf(page).locator('.card__text').textContent();
    expect(text).toMatch(/^How learners in Oklahoma/);
  });

  test('Shift+Tab leads into the panel, whose buttons have their own keys', async () => {
    const page = await open('ok/');
    await page.keyboard.press('Alt+Shift+E');
    await page.getByRole('button', { name: 'Add a page' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add a page' }).waitFor();
  });

  test('what is walked to is read out', async () => {
    const page = await open('ok/');
    await page.keyboard.press('Alt+Shift+E');
    await page
      .getByRole('button', { name: /^Title / })
      .first()
      .waitFor();
    await page.keyboard.press('Tab');
    const said = page.getByRole('status').filter({ hasText: 'regions.yaml' });
    expect(await said.textContent()).toContain(await page.title());
  });
});

test('the panel lists the texts of the head, and each leads to where it is written', async () => {
  const page = await open('ok/plan/');
  await page.getByRole('button', { name: 'Inspect' }).click();
  await page.getByRole('button', { name: /^Description How learners in Oklahoma/ }).click();
  const place = await citeLine('description: How learners');
  await cardOf(page).getByText(`${place} · oklahoma ← defaults`).waitFor();
});

test.each([
  [1280, 850],
  [360, 740],
])(
  'neither the card nor the panel covers the other in a window of %i by %i',
  async (width, height) => {
    const page = await open('ok/');
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Inspect' }).click();
    await page
      .getByRole('button', { name: /^Title / })
      .first()
      .click();
    await cardOf(page).waitFor();
    const [card, panel] = [
      await cardOf(page).boundingBox(),
      await page.locator('.panel').boundingBox(),
    ];
    expect(card?.x).toBeGreaterThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(height);
  },
);

test('of a text that comes from the API it says so', async () => {
  const page = await open('ok/demo-access/');
  await page.getByText('Demo accounts are for adults.').click({ modifiers: ['Alt'] });
  await cardOf(page).getByText('No file of the project says this').waitFor();
});

test('of a message that a form comes to show it says where it is written', async () => {
  const page = await open('onboarding/setup/');
  await wakeAll(page);
  await page.locator('.submit__button').click();
  await page
    .locator('.field__error')
    .first()
    .click({ modifiers: ['Alt'] });
  await cardOf(page).getByText('site.interface.forms.validation.required').waitFor();
});

test('of what the price calculator answers it says where it is written', async () => {
  const { library } = await dev();
  const page = await openInspected(await browser(), `${library}pricing/`);
  await wakeAll(page);
  await page.getByRole('textbox').fill('48k');
  await page.getByRole('button', { name: 'Show the price' }).click();
  await page
    .getByRole('status')
    .getByText('48,000')
    .click({ modifiers: ['Alt'] });
  await cardOf(page).getByText('library.pricing.calculator.answer').waitFor();
});

test('what is shown of a text follows an edit of it', async () => {
  const { edit } = await dev();
  const page = await open('ok/');
  await page.getByText('Questions? Ask away').click({ modifiers: ['Alt'] });
  edit('regions.yaml', (text) => text.replace("'Questions? Ask away'", "'What would you ask?'"));
  await cardOf(page).getByText('What would you ask?').first().waitFor();
});

test('a notice is counted in the corner and listed on demand, while the edit is shown', async () => {
  const { edit } = await dev();
  const page = await open('ok/');
  edit('regions.yaml', (text) => text.replace('Questions? Ask away', 'Ask about 900 careers'));
  await page.getByText('Ask about 900 careers').waitFor();
  await page.getByRole('button', { name: '1 notice', exact: true }).click();
  await page.getByRole('list', { name: 'Notices' }).getByText('claim-as-figure').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('it can be used by everyone, in light and in dark', async () => {
  const page = await open('ok/');
  await page.getByRole('button', { name: 'Inspect' }).click();
  await page
    .getByRole('button', { name: /^Title / })
    .first()
    .click();
  await cardOf(page).getByRole('link', { name: 'Open in editor' }).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});
