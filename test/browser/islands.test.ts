import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { data } from '../../generated/index.ts';
import type { WatchedPage } from './browser.ts';
import { openPage, useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { hold } from './hold.ts';
import { words } from './sample-form.ts';
import { useSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();
const { selected: panel } = data.generic.pages.home;

interface Tier {
  readonly from: number;
  readonly price: number;
}

/** What library.yaml asks of a library that serves this many people, as the page prints it. */
function priceFor(population: number): string {
  const { tiers }: { tiers: readonly Tier[] } = parse(readFileSync('library.yaml', 'utf8'));
  const tier = tiers.findLast(({ from }) => from <= population);
  return `$${tier?.price.toLocaleString('en-US') ?? ''}`;
}

describe.each(['preact', 'react'])('with the %s engine', (engine) => {
  const site = useSite('--engine', engine);

  async function visit(path: string, webRoot: 'main' | 'library' = 'main'): Promise<WatchedPage> {
    const watched = await openPage(await browser());
    await watched.page.addInitScript(recordMutations);
    await watched.page.goto(new URL(path, (await site())[webRoot]).href);
    return watched;
  }

  test.each([
    ['StateChooser', '/'],
    ['StateSearch', '/404.html'],
    ['StateRedirector', '/l/'],
    ['CrmForm', '/nv/demo-access/'],
    ['WebinarPanel', '/nv/webinar/'],
    ['WebinarAlert', '/nv/'],
    ['RecordedWebinar', '/nv/webinar/latest/'],
    ['AboutVideo', '/nv/about/'],
  ])('%s wakes on its prerendered markup without a change', async (name, path) => {
    const { page, pageErrors } = await visit(path);
    await wake(page, name);
    expect(await page.evaluate('window.mutationsBeforeAwake')).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test('PriceCalculator wakes on its prerendered markup without a change', async () => {
    const { page, pageErrors } = await visit('/pricing/', 'library');
    await wake(page, 'PriceCalculator');
    expect(await page.evaluate('window.mutationsBeforeAwake')).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test('the state search offers matches, and Enter on one shows its panel', async () => {
    const { page, pageErrors } = await visit('/');
    const box = page.getByRole('combobox');
    await box.fill('neva');
    await page.getByRole('option', { name: 'Nevada (NV)' }).waitFor();
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.getByRole('heading', { name: 'Nevada' }).waitFor();
    expect(await page.getByRole('link', { name: panel.startButton }).getAttribute('href')).toBe(
      '/nv/',
    );
    await expect.poll(() => box.inputValue()).toBe('');
    expect(pageErrors).toEqual([]);
  });

  test('a click on the map selects the state, and Close gives the focus back', async () => {
    const { page } = await visit('/');
    await wake(page, 'StateChooser');
    const nevada = page.locator('svg').getByRole('link', { name: 'Nevada' });
    await nevada.click();
    await page.getByRole('heading', { name: 'Nevada' }).waitFor();
    await page.getByRole('button', { name: panel.close }).click();
    await expectGone(page.getByRole('link', { name: panel.startButton }));
    await expectFocus(nevada);
  });

  test.each(['/l/pricing/?from=mail', '/nv/l/pricing/?from=mail'])(
    'the redirector keeps the rest of the path and the query, %s',
    async (path) => {
      const { page } = await visit(path);
      await wake(page, 'StateRedirector');
      const nevada = page.getByRole('link', { name: 'Nevada', exact: true });
      await expect.poll(() => nevada.getAttribute('href')).toBe('/nv/pricing/?from=mail');
    },
  );

  test('a search that is sent before the page is awake continues on the list of states', async () => {
    const { page } = await openPage(await browser());
    const release = await hold(page, '**/*.js');
    await page.goto((await site()).main, { waitUntil: 'commit' });
    await page.getByRole('combobox').fill('nev');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/l/?q=nev', { waitUntil: 'commit' });
    release();
    await page.getByRole('option', { name: 'Nevada (NV)' }).waitFor();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('nev');
  });

  test('a form that was filled in wrongly says what is missing, and keeps what was typed', async () => {
    const { page } = await visit('/nv/demo-access/');
    const email = page.getByLabel(/e-?mail/i).first();
    await email.fill('not an address');
    await page.locator('form button[type="submit"]').click();
    await page.getByText(words.validation.email).first().waitFor();
    await page.getByText(words.validation.required).first().waitFor();
    expect(await email.inputValue()).toBe('not an address');
  });

  test('the price for a population is found', async () => {
    const { page, pageErrors } = await visit('/pricing/', 'library');
    await wake(page, 'PriceCalculator');
    await page.getByLabel(data.library.pricing.calculator.label).fill('150,000');
    await page.keyboard.press('Enter');
    await page
      .locator('[data-island="PriceCalculator"]')
      .getByText(priceFor(150_000))
      .first()
      .waitFor();
    expect(pageErrors).toEqual([]);
  });

  test('the price for a number of students is found', async () => {
    const { page, pageErrors } = await visit('/nv/pricing/group/');
    await wake(page, 'PriceCalculator');
    await page.getByLabel(data.generic.pages.pricing.cost.label).fill('1,200');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('$4,200').waitFor();
    expect(pageErrors).toEqual([]);
  });

  test('a population that was sent before the page was awake is answered when it is', async () => {
    const { page, pageErrors } = await visit('/pricing/?population=150%2C000', 'library');
    await page
      .locator('[data-island="PriceCalculator"]')
      .getByText(priceFor(150_000))
      .first()
      .waitFor();
    const field = page.getByLabel(data.library.pricing.calculator.label);
    await expect.poll(() => field.inputValue()).toBe('150,000');
    expect(pageErrors).toEqual([]);
  });

  test('a population in the address is what the quote form starts with', async () => {
    const { page, pageErrors } = await visit('/quote/?population=48000', 'library');
    const served = page.getByLabel('Population served');
    await expect.poll(() => served.inputValue()).toBe('48000');
    expect(pageErrors).toEqual([]);
  });

  test('the video is requested only when a visitor plays it', async () => {
    const { page } = await visit('/nv/about/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await wake(page, 'AboutVideo');
    expect(requests.filter(isVideo)).toEqual([]);
    const request = page.waitForRequest((made) => isVideo(made.url()));
    await page.getByRole('link', { name: data.site.interface.video.play }).click();
    await request;
  });
});

function isVideo(url: string): boolean {
  return /\.(?:webm|mp4)$/.test(url);
}

async function wake(page: Page, name: string): Promise<void> {
  await wakeIslands(page);
  await page.locator(`[data-island="${name}"][data-awake]`).first().waitFor({ state: 'attached' });
}

async function expectGone(element: Locator): Promise<void> {
  await element.waitFor({ state: 'detached' });
}

/**
 * Notes what changes inside islands until they are awake: hydration that fits changes nothing. That pictures stop waiting for
 * the visitor is none of its doing.
 */
function recordMutations(): void {
  const seen: string[] = [];
  Object.assign(window, { mutationsBeforeAwake: seen });
  const isChange = (record: MutationRecord): boolean =>
    record.type === 'attributes' && record.target instanceof Element
      ? record.target.getAttribute(record.attributeName ?? '') !== record.oldValue
      : [...record.addedNodes, ...record.removedNodes].some((node) => node.textContent !== '');
  const note = (record: MutationRecord): void => {
    const { target, type, attributeName } = record;
    const element = target instanceof Element ? target : target.parentElement;
    const island = element?.closest('[data-island]');
    if (island == null || island.hasAttribute('data-awake') || !isChange(record)) return;
    if (attributeName === 'loading') return;
    seen.push(`${type} ${element?.nodeName ?? ''} ${attributeName ?? ''}`.trim());
  };
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      records.forEach(note);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeOldValue: true,
    });
  });
}
