import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { useDev } from './running-dev.ts';
import { openEditor, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

test('a text that begins with a chip takes every key', async () => {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  const field = await openEditor(page, 'Find your path in Oklahoma');
  const after = async (...keys: readonly string[]): Promise<string | null> => {
    await field.fill('{{regionName}} works');
    for (const key of keys) await page.keyboard.press(key);
    return field.textContent();
  };
  expect(await after('Home', 'X')).toBe('XregionName works');
  expect(await after('Home', 'ArrowRight', 'X')).toBe('regionNameX works');
  expect(await after('Home', 'Delete')).toBe(' works');
});
