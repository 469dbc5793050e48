import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { isInView } from './in-view.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected, save } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

test('a figure in a text is changed where it stands, for all pages that print it', async () => {
  const { main, read } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  await page
    .locator('main')
    .getByText('Over 900 careers to explore')
    .first()
    .click({ modifiers: ['Alt'] });
  const card = cardOf(page);
  await card.getByRole('button', { name: /^Edit 900: changes \d+ pages$/ }).click();
  const fact = card.getByRole('group', { name: 'site.claims.careers' });
  await fact.getByRole('textbox').fill('950');
  await fact.getByText(/^It is changed in regions\.yaml:\d+, for 2 regions and /).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await save(page);
  expect(read('regions.yaml')).toContain('careers: 950\n');
  expect(read('regions.yaml')).toContain('Over {{claims.careers}} careers to explore');
  await page.locator('main').getByText('Over 950 careers to explore').first().waitFor();
  await card.getByRole('button', { name: 'Undo the edit of Claims, careers' }).click();
  await page.locator('main').getByText('Over 900 careers to explore').first().waitFor();
});

test('the name of a region is no fact that its texts offer to change', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  await page
    .getByRole('heading', { name: 'Find your path in Oklahoma' })
    .click({ modifiers: ['Alt'] });
  await cardOf(page).getByRole('button', { name: 'Edit', exact: true }).waitFor();
  expect(
    await cardOf(page)
      .getByRole('button', { name: /^Edit Oklahoma/ })
      .count(),
  ).toBe(0);
});

test('who changed a text is not known where no git keeps it, which is said', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  await page.getByText('Questions? Ask away').click({ modifiers: ['Alt'] });
  await cardOf(page).getByRole('button', { name: 'Who changed it?' }).click();
  await cardOf(page).getByRole('status').getByText('There is no Git here').waitFor();
});

test('the answer is in view where the card is too long for its window', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  await page.getByText('Questions? Ask away').click({ modifiers: ['Alt'] });
  const ask = cardOf(page).getByRole('button', { name: 'Who changed it?' });
  await ask.waitFor();
  await page.setViewportSize({ width: 1280, height: 400 });
  // Its foot is at the edge of what is in view.
  await ask.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await ask.press('Enter');
  const answer = cardOf(page).getByRole('status').getByText('There is no Git here');
  await answer.waitFor();
  await expect.poll(() => isInView(answer)).toBe(true);
});
