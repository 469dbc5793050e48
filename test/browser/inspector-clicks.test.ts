import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../author/dev/sample-project.ts';
import { useBrowser } from './browser.ts';
import { hold } from './hold.ts';
import { useDev } from './running-dev.ts';
import { cardOf, openInspected } from './text-card.ts';

const browser = useBrowser();
const dev = useDev(copySample);

interface Opened {
  readonly page: Page;
  readonly text: Locator;
  /** A point of the window that is in the text. */
  readonly point: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function open(): Promise<Opened> {
  const { main } = await dev();
  const page = await openInspected(await browser(), `${main}ok/`);
  const text = page.getByText('Over 900 careers to explore');
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  if (box === null) throw new Error('The text is not shown.');
  return { page, text, point: { x: box.x + 5, y: box.y + 5 } };
}

/** Of a text that is only pointed at there is none. */
async function waitForKeptCard(page: Page): Promise<void> {
  await cardOf(page).getByRole('button', { name: 'Close' }).waitFor();
}

test('a click with Alt is kept where the key was pressed in another window', async () => {
  const { page, text, point } = await open();
  const isOpened = await text.evaluate(
    (element, { x, y }) =>
      element.dispatchEvent(
        new MouseEvent('click', {
          altKey: true,
          bubbles: true,
          cancelable: true,
          clientX: x,
          clientY: y,
        }),
      ),
    point,
  );
  expect(isOpened).toBe(false);
  await waitForKeptCard(page);
});

test.each([
  ['and the pointer moves on', (page: Page, { x, y }: Point) => page.mouse.move(x + 2, y)],
  ['and the key is let go', (page: Page) => page.keyboard.up('Alt')],
])('a click is kept that comes before the texts are known, %s', async (_case, goOn) => {
  const { page, point } = await open();
  const answer = await hold(page, '**/-/page-texts*');
  await page.keyboard.down('Alt');
  await page.mouse.click(point.x, point.y);
  await goOn(page, point);
  answer();
  await waitForKeptCard(page);
});

test('a click is kept that comes as soon as the texts are known', async () => {
  const { page, text, point } = await open();
  const answer = await hold(page, '**/-/page-texts*');
  await page.getByRole('button', { name: 'Inspect' }).click();
  await page.mouse.move(point.x, point.y);
  await text.evaluate(dispatchAtNextChange, { ...point, type: 'click' });
  answer();
  await waitForKeptCard(page);
});

test('a text is shown that is pointed at as soon as the texts are known', async () => {
  const { page, text, point } = await open();
  const answer = await hold(page, '**/-/page-texts*');
  await page.getByRole('button', { name: 'Inspect' }).click();
  await text.evaluate(dispatchAtNextChange, { ...point, type: 'pointermove' });
  answer();
  await cardOf(page).getByText('Over 900 careers to explore').waitFor();
});

/**
 * Runs in the browser: points at an element when the inspector changes next, before anything
 * follows from that.
 */
function dispatchAtNextChange(element: Element, { x, y, type }: Point & { type: string }): void {
  const inspector = document.querySelector('career-site-inspector')?.shadowRoot;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y }),
    );
  });
  if (inspector) observer.observe(inspector, { childList: true, subtree: true });
}
