import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { findViolations } from './axe.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

const dated = `    headerTitle:
      - value: Until then
        until: 2031-05-01
      - value: From then on
        from: 2031-05-01
`;

/** A day on which Nevada has another heading is among the next ones. */
beforeEach(async () => {
  const { main, edit } = await dev();
  edit('regions.yaml', (text) => text.replace('    name: Nevada\n', `    name: Nevada\n${dated}`));
  await expect.poll(async () => (await fetch(`${main}nv/`)).text()).toContain('Until then');
});

async function openTool(path: string, options: BrowserContextOptions = desk): Promise<Page> {
  const { main } = await dev();
  const { page } = await openPage(await browser(), options);
  await page.goto(main + path);
  await page.getByRole('button', { name: 'Find', exact: true }).waitFor();
  return page;
}

/** Has all pages shown as of a moment, at the workbench. */
async function chooseInstant(moment: string): Promise<Page> {
  const page = await openTool('-/');
  await page.getByLabel('Show the site as of').fill(moment);
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await page.getByText(/^As of .*2031/).waitFor();
  return page;
}

async function openNevada(options: BrowserContextOptions = desk): Promise<Page> {
  const { main } = await dev();
  return openInspected(await browser(), `${main}nv/`, options);
}

describe('while another instant is chosen', () => {
  test('each open page says so, and leads back by the keyboard', async () => {
    const before = await openNevada();
    const workbench = await chooseInstant('2031-05-02T10:00');
    await before.bringToFront();
    await before.getByRole('heading', { name: 'From then on' }).waitFor();
    const said = before.getByRole('status').filter({ hasText: 'As of' });
    expect(await said.innerText()).toContain('Friday, May 2, 2031 at 10:00');
    const after = await openNevada();
    await after.getByText(/^As of .*May 2, 2031/).waitFor();
    await after.getByRole('button', { name: 'Back to now' }).press('Enter');
    await after.getByText('All is shown as of now.').waitFor();
    await after.getByRole('heading', { name: 'Until then' }).waitFor();
    for (const page of [before, workbench]) {
      await page.bringToFront();
      await page.getByText(/^As of /).waitFor({ state: 'detached' });
    }
  });

  test.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('axe finds nothing on a page of the site on %s, and nothing is cut off', async (_, size) => {
    await chooseInstant('2031-05-02T10:00');
    const page = await openNevada(size);
    const said = page.getByText(/^As of /);
    await said.waitFor();
    const box = await said.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.viewport.width);
    const bar = await page.getByLabel('Inspector of the page').boundingBox();
    expect(bar?.height).toBeLessThan(size.viewport.width / 4);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await said.waitFor({ state: 'detached' });
  });
});

describe('the agenda', () => {
  test('has what will change by day, and leads to the page as of then by the keyboard', async () => {
    const { main, edit } = await dev();
    edit('regions.yaml', (text) =>
      text.replaceAll('2031-05-01', `${new Date().getUTCFullYear() + 1}-01-01`),
    );
    await expect
      .poll(async () => (await fetch(`${main}-/agenda-changes`)).text())
      .toContain('nevada.headerTitle');
    const page = await openTool('-/agenda');
    const day = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /January 1/ }) });
    await day.getByText('nevada.headerTitle: a value begins to hold').waitFor();
    await day.getByRole('link', { name: 'Nevada as of then' }).first().press('Enter');
    await page.waitForURL(/\/nv\/$/);
    await page.getByRole('heading', { name: 'From then on' }).first().waitFor();
    await page.getByRole('button', { name: 'Back to now' }).press('Enter');
    await page.getByText(/^As of /).waitFor({ state: 'detached' });
  });

  test.each([
    ['a desk', desk],
    ['a phone', phone],
  ])('axe finds nothing in it on %s, and nothing is cut off', async (_, size) => {
    const page = await openTool('-/agenda', size);
    await page.getByText(/changes? until/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});
