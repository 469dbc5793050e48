import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inspectorPaths } from '../../cli/author/page/inspector/messages.ts';
import { copySample } from '../author/dev/sample-project.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { hold } from './hold.ts';
import { useDev } from './running-dev.ts';
import { cardOf, chooseAll, openEditor, openInspected, save } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

async function open(path = 'ok/'): Promise<Page> {
  const { main } = await dev();
  return openInspected(await browser(), main + path);
}

async function regions(): Promise<string> {
  return (await dev()).read('regions.yaml');
}

describe('a text that is edited in place', () => {
  test('is in the file and on the page, in its quotes and with its comment', async () => {
    const page = await open();
    const field = await openEditor(page, 'Questions? Ask away');
    await field.fill('What would you ask?');
    await save(page);
    expect(await regions()).toContain("'What would you ask?' # the form's own words\n");
    await page.getByRole('heading', { name: 'What would you ask?' }).waitFor();
  });

  test('can be edited again at once', async () => {
    const page = await open();
    const field = await openEditor(page, 'Questions? Ask away');
    await hold(page, `**${inspectorPaths.texts}?*`);
    await field.fill('What would you ask?');
    await save(page);
    await cardOf(page).getByRole('button', { name: 'Edit', exact: true }).click();
    await field.fill('What else would you ask?');
    await save(page);
    expect(await regions()).toContain("'What else would you ask?' # the form's own words\n");
  });

  test('stays folded where it is', async () => {
    const page = await open();
    await openEditor(page, 'Made available to the schools of Oklahoma');
    await page.keyboard.type(' It is read by all who come here.');
    await save(page);
    expect(await regions()).toMatch(/sponsorMsg: >-\n {6}Made .*\n {6}.*\n(?: {6}.*\n)*/);
    expect(await regions()).toMatch(/all\s+who\s+come\s+here\.\n/);
  });

  test('can be an item of a list', async () => {
    const page = await open();
    const field = await openEditor(page, 'Students find out what people do');
    await field.fill('Students see what people do.');
    await chooseAll(cardOf(page));
    await save(page);
    expect(await regions()).toContain('      text: Students see what people do.\n');
  });

  test('has its tokens as chips, which are deleted as a whole', async () => {
    const page = await open();
    const field = await openEditor(page, 'What students of Oklahoma do');
    expect(await field.locator('.chip').allTextContents()).toEqual(['regionName']);
    await field.press('Control+a');
    await page.keyboard.press('ArrowRight');
    // Three characters, and the chip before them.
    for (let press = 0; press < 4; press++) await page.keyboard.press('Backspace');
    expect(await field.textContent()).toBe('What students of ');
    await page.keyboard.type('{{regionCode}} do');
    await save(page);
    expect(await regions()).toContain('featuresTitle: What students of {{regionCode}} do\n');
  });

  test('is typed behind a chip that was clicked', async () => {
    const page = await open();
    const field = await openEditor(page, 'Find your path in Oklahoma');
    await field.fill('Work in {{regionName}} and beyond');
    await field.getByText('regionName').click();
    await page.keyboard.type(' today');
    await expect.poll(() => field.innerText()).toBe('Work in regionName today and beyond');
  });

  test('shows its length, and what is wrong with it, while it is typed; nothing wrong is saved', async () => {
    const page = await open();
    const before = await regions();
    const field = await openEditor(page, 'Questions? Ask away');
    await field.fill('Ask {{regionNam}}');
    await cardOf(page).getByText('4 of at most').waitFor();
    await cardOf(page).getByText('[unknown-token]').waitFor();
    expect(await cardOf(page).getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    expect(await regions()).toBe(before);
  });
});

describe('an inherited text', () => {
  test('is changed where it is written, once it is said for whom', async () => {
    const page = await open();
    const field = await openEditor(page, 'What students of Oklahoma do');
    await field.fill('What they do');
    await cardOf(page)
      .getByText(
        /^It is changed in regions\.yaml:\d+, for 2 regions\. oklahoma falls through to nevada, /,
      )
      .waitFor();
    await save(page);
    expect(await regions()).toContain('    name: Nevada\n    featuresTitle: What they do\n');
  });

  test('is changed for one region, and handed back', async () => {
    const page = await open();
    const before = await regions();
    const field = await openEditor(page, 'Find your path in Oklahoma');
    await cardOf(page)
      .getByRole('radio', { name: /^Change it in .*for 2 regions/ })
      .waitFor();
    await cardOf(page).getByRole('radio', { name: 'Give oklahoma its own headerTitle' }).check();
    await field.fill('Sooner than you think');
    await save(page);
    expect(await regions()).toContain('nevada\n    headerTitle: Sooner than you think\n');
    await page.getByRole('heading', { name: 'Sooner than you think', level: 1 }).waitFor();
    await cardOf(page).getByText('oklahoma.headerTitle').first().waitFor();
    await page.keyboard.press('Escape');
    await openEditor(page, 'Sooner than you think');
    await cardOf(page).getByText('What it inherits: “Find your path in regionName”').waitFor();
    await cardOf(page).getByRole('button', { name: 'Take what it inherits' }).click();
    await page.getByRole('heading', { name: 'Find your path in Oklahoma', level: 1 }).waitFor();
    expect(await regions()).toBe(before);
  });
});

test('an inherited text is saved for nobody before it is said for whom', async () => {
  const page = await open();
  const before = await regions();
  const field = await openEditor(page, 'Find your path in Oklahoma');
  await field.fill('Sooner than you think');
  await cardOf(page).getByRole('button', { name: 'Save' }).click();
  await cardOf(page).getByText('Choose one of these first.').waitFor();
  const [all] = await cardOf(page).getByRole('radio').all();
  const isAtChoice = () => all?.evaluate((radio) => radio.matches(':focus'));
  await expect.poll(isAtChoice).toBe(true);
  await cardOf(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(isAtChoice).toBe(true);
  expect(await cardOf(page).getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await regions()).toBe(before);
});

describe('an edit', () => {
  test('of a value that was changed meanwhile is not saved before both are shown', async () => {
    const page = await open();
    const field = await openEditor(page, 'Questions? Ask away');
    const { edit: saveElsewhere } = await dev();
    saveElsewhere('regions.yaml', (text) => text.replace('Questions? Ask away', 'Ask us'));
    await page.getByRole('heading', { name: 'Ask us' }).waitFor();
    await field.fill('Ask me');
    await cardOf(page).getByText('The file says: “Ask us”. You typed: “Ask me”.').waitFor();
    await cardOf(page).getByRole('button', { name: 'Put mine in its place' }).click();
    await cardOf(page).getByText('Saved.').waitFor();
    expect(await regions()).toContain("contactFormHeader: 'Ask me' #");
  });

  test('that is saved while something else is wrong says so, until the page shows it', async () => {
    const page = await open();
    const field = await openEditor(page, 'Questions? Ask away');
    const { edit: saveElsewhere } = await dev();
    saveElsewhere('regions.yaml', (text) => text.replace('price: 89', 'price: cheap'));
    await page.getByRole('button', { name: 'Hide' }).click();
    await field.fill('Ask me');
    await save(page);
    const held = cardOf(page).getByText('Pages show it once something else is mended');
    await held.waitFor();
    saveElsewhere('regions.yaml', (text) => text.replace('price: cheap', 'price: 89'));
    await page.getByRole('heading', { name: 'Ask me' }).waitFor();
    await held.waitFor({ state: 'detached' });
  });

  test('that was left without saving is there again, also after a reload, until it is cancelled', async () => {
    const page = await open();
    const before = await regions();
    await (await openEditor(page, 'Questions? Ask away')).fill('Ask me');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'Inspect' }).waitFor();
    const field = await openEditor(page, 'Questions? Ask away');
    await cardOf(page).getByText('You typed this before').waitFor();
    expect(await field.textContent()).toBe('Ask me');
    await cardOf(page).getByRole('button', { name: 'Cancel' }).click();
    await cardOf(page).getByRole('button', { name: 'Edit' }).first().click();
    expect(await cardOf(page).getByRole('textbox').textContent()).toBe('Questions? Ask away');
    expect(await regions()).toBe(before);
  });

  test('in a second tab loses nothing of the first', async () => {
    const [first, second] = [await open(), await open()];
    const typed = await openEditor(first, 'Questions? Ask away');
    await typed.fill('From the first tab');
    const other = await openEditor(second, 'Made available to the schools of Oklahoma');
    await other.fill('From the second tab');
    await save(second);
    await first.getByText('From the second tab').waitFor();
    expect(await typed.textContent()).toBe('From the first tab');
    await save(first);
    expect(await regions()).toContain('From the first tab');
    expect(await regions()).toContain('From the second tab');
  });
});

test('a price is changed by its amount, which stands before the words around it', async () => {
  const page = await open('ok/pricing/');
  const field = await openEditor(page, '$89');
  await cardOf(page).getByText('site.interface.plans.perYear').waitFor();
  expect(await field.textContent()).toBe('89');
  await field.fill('$95');
  await cardOf(page).getByText('[wrong-type]').waitFor();
  await field.fill('95');
  await save(page);
  await page.locator('main').getByText('$95').first().waitFor();
  expect(await regions()).toContain('      price: 95\n');
});

test('a text of a modal is changed in it, where the page behind says the same elsewhere', async () => {
  const { library, read } = await dev();
  const page = await openInspected(await browser(), library);
  await page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('heading', { name: 'Get a Quote' }).click({ modifiers: ['Alt'] });
  await cardOf(page).getByText('library.quote.title').waitFor();
  await cardOf(page).getByRole('button', { name: 'Edit' }).first().click();
  await cardOf(page).getByRole('textbox').fill('Ask for a price');
  await save(page);
  await modal.getByRole('heading', { name: 'Ask for a price' }).waitFor();
  await cardOf(page).locator('.card__text').getByText('Ask for a price').waitFor();
  expect(read('library.yaml')).toContain('quote:\n  title: Ask for a price\n');
});

test('the editor can be used by everyone, in light and in dark', async () => {
  const page = await open();
  await openEditor(page, 'Find your path in Oklahoma');
  await cardOf(page).getByRole('radio').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('what is no edit is refused, and nothing is written', async () => {
  const page = await open();
  const before = await regions();
  const field = await openEditor(page, 'Questions? Ask away');
  await field.fill('What would you ask?');
  await page.route(`**${inspectorPaths.save}`, (route) => route.continue({ postData: '{}' }));
  await cardOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('This is no edit.').waitFor();
  expect(await regions()).toBe(before);
});

test.each([
  ['without the token', {}, 403],
  ['with another token', { 'X-Dev-Token': 'guess' }, 403],
  ['from a page of another host', { Origin: 'http://other.example' }, 403],
])('an edit that is sent %s is refused', async (_, headers, status) => {
  const { main } = await dev();
  const before = await regions();
  const response = await fetch(`${main}-/edits/save`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{}',
  });
  expect(response.status).toBe(status);
  expect(await regions()).toBe(before);
});
