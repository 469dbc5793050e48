import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { data } from '../../generated/index.ts';
import type { WatchedPage } from './browser.ts';
import { openPage, useBrowser } from './browser.ts';
import { hold } from './hold.ts';
import { useSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();

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

  async function visit(path: string, webRoot: 'main' | 'library'): Promise<WatchedPage> {
    const watched = await openPage(await browser());
    await watched.page.addInitScript(recordMutations);
    await watched.page.goto(new URL(path, (await site())[webRoot]).href);
    return watched;
  }

  test.each([
    ['StateChooser', '/', 'main'],
    ['StateSearch', '/404.html', 'main'],
    ['StateRedirector', '/l/', 'main'],
    ['CrmForm', '/nv/demo-access/', 'main'],
    ['WebinarPanel', '/nv/webinar/', 'main'],
    ['WebinarAlert', '/nv/', 'main'],
    ['RecordedWebinar', '/nv/webinar/latest/', 'main'],
    ['AboutVideo', '/nv/about/', 'main'],
    ['PriceCalculator', '/pricing/', 'library'],
  ] as const)(
    '%s wakes on its prerendered markup without a change',
    async (name, path, webRoot) => {
      const { page, pageErrors } = await visit(path, webRoot);
      await wake(page, name);
      expect(await page.evaluate('window.mutationsBeforeAwake')).toEqual([]);
      expect(pageErrors).toEqual([]);
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
});

async function wake(page: Page, name: string): Promise<void> {
  await wakeIslands(page);
  await page.locator(`[data-island="${name}"][data-awake]`).first().waitFor({ state: 'attached' });
}

/**
 * Notes what changes inside islands until they are awake: hydration that fits changes nothing. That
 * pictures stop waiting for the visitor is none of its doing.
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
