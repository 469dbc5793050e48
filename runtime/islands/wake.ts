import { isPlainClick } from '../services/plain-click.ts';
import type { ReportError } from '../services/report-error.ts';
import type { IslandName } from './definition.ts';
import { loaders } from './registry.ts';

/**
 * Wakes every island of a page at its time and marks it `data-awake`. One that fails keeps its
 * prerendered markup, is reported, and stops no other.
 */
export function wakeIslands(page: ParentNode, report: ReportError): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-island]')) {
    wakeInTime(element, report);
  }
}

/** The same for one island. */
export function wakeInTime(element: HTMLElement, report: ReportError): void {
  const wake = once(() => wakeIsland(element, report));
  holdEvents(element, wake);
  if (element.dataset['when'] === 'interaction') whenTouched(element, wake);
  else whenIdle(wake);
}

type Wake = () => Promise<void>;

function once(wake: Wake): Wake {
  let waking: Promise<void> | undefined;
  return () => (waking ??= wake());
}

async function wakeIsland(element: HTMLElement, report: ReportError): Promise<void> {
  const name = element.dataset['island'] ?? '';
  try {
    if (!isIsland(name)) throw new Error(`No island is called "${name}".`);
    await loaders[name](element, (error) => report(error, name));
    element.dataset['awake'] = '';
  } catch (error) {
    report(error, name);
  }
}

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(loaders, name);
}

function whenIdle(wake: Wake): void {
  const soon = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  soon(() => void wake());
}

/**
 * Wakes an island at the first touch, which may have come before this was loaded; text typed
 * meanwhile stays in its field, where the island reads it, or is in the address when its form was
 * sent.
 */
function whenTouched(element: HTMLElement, wake: Wake): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
    element.addEventListener(type, () => void wake(), { once: true });
  }
  if (element.matches(':hover, :focus-within') || wasSent(element)) void wake();
}

/** Whether the page was opened by a form of the island, sent before the island was awake. */
function wasSent(element: HTMLElement): boolean {
  const names = new Set(new URLSearchParams(location.search).keys());
  return [...element.querySelectorAll('input')].some(({ name }) => names.has(name));
}

/**
 * Holds back a click on `[data-replay]` and a submission that come before the island is awake,
 * wakes it, and repeats them; if it fails to wake, they go where the markup leads.
 */
function holdEvents(element: HTMLElement, wake: Wake): void {
  const held = new AbortController();
  const hold = (event: Event, repeat: () => void): void => {
    event.preventDefault();
    void wake().then(() => {
      held.abort();
      repeat();
    });
  };
  const holdClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.closest('[data-replay]') : null;
    if (!isAsleep(element) || target === null || !isPlainClick(event)) return;
    hold(event, () => target.dispatchEvent(new MouseEvent('click', event)));
  };
  const holdSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!isAsleep(element) || !(form instanceof HTMLFormElement)) return;
    hold(event, () => form.requestSubmit());
  };
  element.addEventListener('click', holdClick, { signal: held.signal });
  element.addEventListener('submit', holdSubmit, { signal: held.signal });
}

function isAsleep(element: HTMLElement): boolean {
  return element.dataset['awake'] === undefined;
}
