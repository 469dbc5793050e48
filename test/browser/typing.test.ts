import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openEditor, openInspected, save } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

async function open() {
  const running = await dev();
  return { ...running, page: await openInspected(await browser(), `${running.main}ok/`) };
}

test('a text that is typed is one paragraph, also where lines are pasted', async () => {
  const { page, read } = await open();
  const field = await openEditor(page, 'Questions? Ask away');
  await field.fill('');
  await page.keyboard.insertText('What would \nyou\u2028ask?\n');
  await expect.poll(() => field.innerText()).toBe('What would you ask?');
  await save(page);
  expect(read('regions.yaml')).toContain("'What would you ask?' # the form's own words\n");
});

test('a text that is typed waits for what keeps the file from being read, and is saved once that is mended', async () => {
  const { page, edit } = await open();
  const field = await openEditor(page, 'Questions? Ask away');
  edit('regions.yaml', (text) => text.replace('name: Oklahoma\n', 'name Oklahoma\n'));
  await page.getByRole('button', { name: 'Hide' }).click();
  await field.fill('What would you ask?');
  await cardOf(page)
    .getByText(/^It can be saved once something else is mended, at regions\.yaml:/)
    .waitFor();
  edit('regions.yaml', (text) => text.replace('name Oklahoma\n', 'name: Oklahoma\n'));
  await save(page);
  await page.getByRole('heading', { name: 'What would you ask?' }).waitFor();
});
