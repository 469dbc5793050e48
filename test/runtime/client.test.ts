// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

type Notify = (entries: readonly object[]) => void;

const observers: Notify[] = [];
const observed: Element[] = [];

/** An observer that reports what a test makes it report. */
class FakeObserver {
  constructor(notify: Notify) {
    observers.push(notify);
  }
  readonly observe = (element: Element): void => void observed.push(element);
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

async function start(html: string, browser: object = { IntersectionObserver: FakeObserver }) {
  document.body.innerHTML = html;
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import('../../runtime/client.ts');
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

afterEach(() => {
  vi.unstubAllGlobals();
  observers.length = 0;
  observed.length = 0;
});

const menu = `<header data-navbar>
  <button data-menu-button aria-expanded="false" hidden>Menu</button><nav><a href="/">A</a></nav>
</header>`;

test('the copyright year is that of the visit', async () => {
  await start('<span data-year>1999</span>');
  expect(find('[data-year]').textContent).toBe(String(new Date().getFullYear()));
});

test('a feature that fails stops no other', async () => {
  await start('<span data-year>1999</span>', { IntersectionObserver: undefined });
  expect(find('[data-year]').textContent).not.toBe('1999');
});

test('the footer mentions a privacy signal', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await start('<p data-gpc-notice hidden></p>');
  await vi.waitFor(() => expect(find('[data-gpc-notice]').hidden).toBe(false));
});

test('without a privacy signal the footer does not mention it', async () => {
  await start('<p data-gpc-notice hidden></p>');
  expect(find('[data-gpc-notice]').hidden).toBe(true);
});

test('the menu opens and closes by its button', async () => {
  await start(menu);
  const states = [1, 2].map(() => {
    find('button').click();
    return find('button').getAttribute('aria-expanded');
  });
  expect(states).toEqual(['true', 'false']);
});

test('Escape closes the menu and returns focus to its button', async () => {
  await start(menu);
  find('button').click();
  find('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(find('button').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(find('button'));
});

test.each([
  [{ isIntersecting: true, boundingClientRect: { top: 100 } }, 'has-been-viewed'],
  [{ isIntersecting: false, boundingClientRect: { top: -500 } }, 'has-been-viewed'],
  [{ isIntersecting: false, boundingClientRect: { top: 900 } }, ''],
])('a section at %o is marked "%s"', async (place, mark) => {
  await start('<section data-reveal></section>');
  observers[0]?.([{ target: observed[0], rootBounds: { top: 0 }, ...place }]);
  expect(find('section').className).toBe(mark);
});

test.each([
  ['below the window waits', innerHeight, 'will-reveal'],
  ['that is partly in the window does not wait', innerHeight - 1, ''],
])('a section %s once the page is scrolled', async (_place, top, mark) => {
  await start('<section data-reveal></section>');
  find('section').getBoundingClientRect = () => new DOMRect(0, top, 1, 1);
  expect(find('section').className).toBe('');
  window.dispatchEvent(new Event('scroll'));
  expect(find('section').className).toBe(mark);
});

test('a visible footer marks every section', async () => {
  await start('<section data-reveal></section><section data-reveal></section><footer></footer>');
  observers[1]?.([{ target: observed[2], isIntersecting: true }]);
  expect(document.querySelectorAll('.has-been-viewed')).toHaveLength(2);
});
