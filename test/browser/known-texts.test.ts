import { expect, test } from 'vitest';
import { inspectorPaths } from '../../cli/author/page/inspector/messages.ts';
import { copySample } from '../author/dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { hold } from './hold.ts';
import { useDev } from './running-dev.ts';
import { openInspected } from './text-card.ts';
import { wakeAll } from './wake.ts';

const browser = useBrowser();
const dev = useDev(copySample);

test.each(['', 'ok/', 'ok/plan/', 'ok/pricing/'])(
  'every text of /%s that can be pointed at is known, those that scripts have made too',
  async (path) => {
    const { main } = await dev();
    const page = await openInspected(await browser(), main + path);
    await wakeAll(page);
    await page.getByRole('button', { name: 'Inspect' }).click();
    await page
      .getByRole('button', { name: /^Title / })
      .first()
      .waitFor();
    expect(await page.evaluate(findUnknown)).toEqual([]);
  },
);

test('the frame of a text goes with it, before the texts of the page are known again', async () => {
  const { main, edit } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  const heading = page.getByRole('heading', { name: 'What students of Oklahoma do' });
  await heading.click({ modifiers: ['Alt'] });
  const frames = page.locator('.frame');
  await frames.first().waitFor();
  await hold(page, `**${inspectorPaths.texts}?*`);
  edit('regions.yaml', (text) => text.replace('What students of {{regionName}} do', 'A'));
  await page.getByRole('heading', { name: 'A', exact: true }).waitFor();
  const widthOf = async (): Promise<number> => (await frames.first().boundingBox())?.width ?? NaN;
  await expect.poll(widthOf).toBeLessThan(50);
});

/**
 * Runs in the browser: the texts on the page that the card does not show when they are pointed at.
 */
async function findUnknown(): Promise<readonly string[]> {
  const shadow = document.querySelector('career-site-inspector')?.shadowRoot;
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const unknown: string[] = [];
  /** In which the card is drawn, however slowly. */
  const mostFrames = 60;
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const words = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (words === '' || element?.closest('script, style, noscript, template') != null) continue;
    // The sample has no region for these states, whose codes only the map knows.
    if (/^(?:CT|DC|DE|MA|MD|NH|NJ|RI|VT)$/.test(words)) continue;
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(node);
    const [box] = range.getClientRects();
    if (box === undefined) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top === null || element?.contains(top) !== true) continue;
    top.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true }));
    const shown = (): string | undefined =>
      shadow?.querySelector('.card__text')?.textContent?.trim();
    const isKnown = (): boolean => shown() === words && shadow?.querySelector('.field') != null;
    for (let frames = 0; frames < mostFrames && !isKnown(); frames += 1) await frame();
    if (!isKnown()) unknown.push(`${words} (${shown() ?? 'nothing'})`);
  }
  return unknown;
}
