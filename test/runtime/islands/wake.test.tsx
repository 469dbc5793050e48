// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loaders } from '../../../runtime/islands/registry.ts';
import { wakeIslands } from '../../../runtime/islands/wake.ts';
import { until } from '../../until.ts';

vi.mock('../../../runtime/islands/registry.ts', () => ({
  loaders: { StateSearch: vi.fn(), AboutVideo: vi.fn() },
}));

const reports: string[] = [];
const report = (error: unknown, island?: string): void => {
  reports.push(`${island ?? ''}: ${error instanceof Error ? error.message : String(error)}`);
};

beforeEach(() => {
  reports.length = 0;
  vi.mocked(loaders.StateSearch).mockReset().mockResolvedValue();
  vi.mocked(loaders.AboutVideo).mockReset().mockResolvedValue();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => queueMicrotask(act));
});
afterEach(() => vi.unstubAllGlobals());

function open(html: string): HTMLElement {
  document.body.innerHTML = html;
  wakeIslands(document, report);
  return document.body;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

test('an island that fails is reported and stops no other', async () => {
  vi.mocked(loaders.StateSearch).mockRejectedValue(new Error('broken'));
  open('<div data-island="StateSearch"></div><div data-island="AboutVideo"></div>');
  await until(() => find('[data-island=AboutVideo][data-awake]'));
  expect(reports).toEqual(['StateSearch: broken']);
});

test('an unknown island is reported', async () => {
  open('<div data-island="toString"></div>');
  await until(() => expect(reports).toEqual(['toString: No island is called "toString".']));
});

test.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])(
  'an island that waits to be touched wakes at %s, once',
  async (type) => {
    open('<div data-island="StateSearch" data-when="interaction"><a>A</a></div>');
    const before = vi.mocked(loaders.StateSearch).mock.calls.length;
    find('a').dispatchEvent(new Event(type, { bubbles: true }));
    find('a').dispatchEvent(new Event(type, { bubbles: true }));
    await until(() => find('[data-awake]'));
    expect([before, vi.mocked(loaders.StateSearch).mock.calls.length]).toEqual([0, 1]);
  },
);

test('an island that has focus already wakes at once', async () => {
  document.body.innerHTML = '<div data-island="StateSearch" data-when="interaction"><input></div>';
  find('input').focus();
  wakeIslands(document, report);
  await until(() => find('[data-awake]'));
});

test('a click that comes before an island is awake is repeated then', async () => {
  const heard: string[] = [];
  vi.mocked(loaders.AboutVideo).mockImplementation((element) => {
    element.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      heard.push('click');
    });
    return Promise.resolve();
  });
  open(
    '<div data-island="AboutVideo" data-when="interaction"><a href="#v" data-replay>Play</a></div>',
  );
  find('a').click();
  await until(() => expect(heard).toEqual(['click']));
  expect(location.hash).toBe('');
});

test('a click on an island that fails to wake leads where the markup says', async () => {
  vi.mocked(loaders.AboutVideo).mockRejectedValue(new Error('broken'));
  open(
    '<div data-island="AboutVideo" data-when="interaction"><a href="#v" data-replay>Play</a></div>',
  );
  find('a').click();
  await until(() => expect(location.hash).toBe('#v'));
});

test('a submission that comes before an island is awake is repeated then', async () => {
  const heard: string[] = [];
  vi.mocked(loaders.StateSearch).mockImplementation((element) => {
    element.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push('submit');
    });
    return Promise.resolve();
  });
  open(
    '<div data-island="StateSearch" data-when="interaction"><form><button>Go</button></form></div>',
  );
  find('button').click();
  await until(() => expect(heard).toEqual(['submit']));
});
