import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { findViolations } from './axe.ts';
import { desk, openPage, phone, useBrowser } from './browser.ts';
import { expectFocus } from './focus.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

const sizes = [
  ['a desk', desk],
  ['a phone', phone],
] as const;

/** The card of Nevada's own heading, in the form for another one that holds for a time. */
async function openPlanner(options: BrowserContextOptions = desk): Promise<Page> {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}nv/`, options);
  await page
    .getByText('What students of Nevada do')
    .first()
    .click({ modifiers: ['Alt'] });
  await cardOf(page).getByRole('button', { name: 'For a time' }).first().press('Enter');
  await cardOf(page).getByRole('textbox', { name: 'What it says then' }).waitFor();
  return page;
}

describe('another value for a time', () => {
  test('is planned, looked at and taken back by the keyboard', async () => {
    const { read } = await dev();
    const before = read('regions.yaml');
    const page = await openPlanner();
    const card = cardOf(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('A summer of workshops');
    await card.getByLabel('from, the day').fill('2031-05-01');
    const times = card.getByRole('list', { name: 'What holds when' });
    await times.getByText('from May 1, 2031 · new').waitFor();
    await card.getByRole('button', { name: 'Save' }).press('Enter');
    await card.getByText('Saved.').waitFor();
    expect(read('regions.yaml')).toContain(
      '      - value: A summer of workshops\n        from: 2031-05-01\n',
    );
    await card.getByRole('button', { name: 'Show as of May 1, 2031' }).first().press('Enter');
    await page.getByRole('heading', { name: 'A summer of workshops' }).waitFor();
    await page.getByRole('button', { name: 'Back to now' }).press('Enter');
    await page.getByText(/^As of /).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Inspect' }).press('Enter');
    await page
      .getByRole('button', { name: 'Undo the edit of Nevada, features title' })
      .press('Enter');
    await expect.poll(() => read('regions.yaml')).toBe(before);
  });

  test('is not saved without a time, which is said', async () => {
    const page = await openPlanner();
    await cardOf(page).getByRole('button', { name: 'Save' }).click();
    await cardOf(page).getByRole('alert').getByText('Say from when or until when').waitFor();
  });

  test.each(sizes)('axe finds nothing in its form on %s', async (_, size) => {
    const page = await openPlanner(size);
    await page.keyboard.type(' now');
    await cardOf(page).getByLabel('from, the day').fill('2031-05-01');
    await cardOf(page).getByText('from May 1, 2031 · new').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

async function openAgenda(options: BrowserContextOptions = desk): Promise<Page> {
  const { main } = await dev();
  const { page } = await openPage(await browser(), options);
  await page.goto(`${main}-/agenda`);
  await page.getByRole('button', { name: 'Announce a webinar' }).waitFor();
  return page;
}

function give(page: Page, name: string) {
  return page.getByRole('group', { name, exact: true });
}

/** Fills the form for a webinar of Nevada. */
async function announce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Announce a webinar' }).press('Enter');
  await give(page, 'Region').first().getByRole('combobox').selectOption('Nevada');
  await give(page, 'Webinar signup form').first().getByRole('textbox').fill('spring');
  await page.getByLabel('Starts at, the day').fill('2031-01-21');
  await page.getByLabel('Starts at, the hour').fill('15:30');
  await give(page, 'Title').first().getByRole('textbox').fill('A first lesson');
  await give(page, 'Webinar details').first().getByRole('textbox').fill('Meet people at work.');
}

test('a webinar is announced, moved, and called off in the agenda by the keyboard', async () => {
  const { read } = await dev();
  const before = read('regions.yaml');
  const page = await openAgenda();
  await announce(page);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.getByText('Announced.').waitFor();
  expect(read('regions.yaml')).toContain('        startsAt: 2031-01-21 15:30\n');
  const webinar = page.getByRole('group', { name: 'Nevada: A first lesson' });
  await webinar.getByText(/January 21, 2031.*Pacific/).waitFor();
  await webinar.getByRole('button', { name: 'Move' }).press('Enter');
  await webinar.getByText('Pacific Time', { exact: true }).waitFor();
  await webinar.getByLabel('New text, the hour').fill('16:00');
  await webinar.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Moved.').waitFor();
  expect(read('regions.yaml')).toContain('        startsAt: 2031-01-21 16:00\n');
  await webinar.getByRole('button', { name: 'Call off' }).press('Enter');
  await page.getByText('Called off.').waitFor();
  expect(read('regions.yaml')).toBe(before);
  await page.getByRole('button', { name: /^Undo the edit of / }).press('Enter');
  await webinar.waitFor();
  expect(read('regions.yaml')).toContain('        startsAt: 2031-01-21 16:00\n');
});

test('the focus goes on to a webinar that was announced', async () => {
  const page = await openAgenda();
  await announce(page);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expectFocus(page.getByRole('group', { name: 'Nevada: A first lesson' }));
});

test('the focus goes on to the list once a webinar is called off', async () => {
  const page = await openAgenda();
  await announce(page);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Call off' }).press('Enter');
  await expectFocus(page.locator('.webinars'));
});

test('Cancel leads the focus back to the button that asked for a webinar', async () => {
  const page = await openAgenda();
  await page.getByRole('button', { name: 'Announce a webinar' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expectFocus(page.getByRole('button', { name: 'Announce a webinar' }));
});

test('Cancel leads the focus back to the button that moves a webinar', async () => {
  const page = await openAgenda();
  await announce(page);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Move' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expectFocus(page.getByRole('button', { name: 'Move' }));
});

test('a webinar is made a recording from the card of its words', async () => {
  const { main, read, edit } = await dev();
  edit('regions.yaml', (text) =>
    text.replace(
      '    name: Nevada\n',
      `    name: Nevada
    webinar:
      upcoming:
        webinarSignupForm: spring
        title: A first lesson
        startsAt: 2026-01-21 15:30
        webinarDetails: 'A first lesson, {{webinarDate}}.'
`,
    ),
  );
  const address = `${main}nv/webinar/2026-01-21/`;
  await expect.poll(async () => (await fetch(address)).text()).toContain('A first lesson');
  const page = await openInspected(await browser(), address);
  await page
    .getByRole('heading', { name: 'A first lesson' })
    .first()
    .click({ modifiers: ['Alt'] });
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Turn into a recording' }).press('Enter');
  await give(page, 'Description').getByRole('textbox').fill('What it shows.');
  await give(page, 'Video')
    .getByRole('combobox')
    .fill('https://media.careerexplorer.example/talk.mp4');
  await card.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect.poll(() => read('regions.yaml')).toContain('        description: What it shows.\n');
  expect(read('regions.yaml')).not.toContain('webinarSignupForm: spring');
});

test.each(sizes)('axe finds nothing in the form for a webinar on %s', async (_, size) => {
  const page = await openAgenda(size);
  await announce(page);
  expect(await findViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});
