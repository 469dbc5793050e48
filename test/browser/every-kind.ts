import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { SamplePage } from '../../tools/sample-pages.js';
import { samplePages } from '../../tools/sample-pages.js';
import type { ServedSite } from './served-site.ts';

/** Looks at a page that has just been opened, and tells what is wrong with it. */
export type Look = (page: Page, sample: SamplePage) => Promise<readonly string[]>;

/** What is wrong, by the name of the page; pages that are sound are left out. */
export type Findings = Readonly<Record<string, readonly string[]>>;

/** As many as there are processors on a small machine. */
const atOnce = 2;

/** Opens a page of every kind, each as a first visit; the kinds are those of the output's manifest. */
export async function visitEveryKind(
  browser: Browser,
  site: ServedSite,
  options: BrowserContextOptions,
  look: Look,
): Promise<Findings> {
  const waiting = [...samplePages(site.output)];
  const findings: Record<string, readonly string[]> = {};
  const visit = async (): Promise<void> => {
    for (let sample = waiting.shift(); sample !== undefined; sample = waiting.shift()) {
      const found = await visitOne(browser, site, options, look, sample);
      if (found.length > 0) findings[sample.name] = found;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  return findings;
}

async function visitOne(
  browser: Browser,
  site: ServedSite,
  options: BrowserContextOptions,
  look: Look,
  sample: SamplePage,
): Promise<readonly string[]> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.addInitScript(recordShifts);
    await page.goto(new URL(sample.url, site[sample.edition]).href);
    return await look(page, sample);
  } finally {
    await context.close();
  }
}

/** Wakes all islands as a pointer would that goes over them. */
export async function wakeIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const asleep = document.querySelectorAll('[data-island]:not([data-awake])');
    for (const island of asleep) island.dispatchEvent(new PointerEvent('pointerover'));
    return asleep.length === 0;
  });
}

/** Wakes all islands, and waits until the forms among them are there. */
export async function wakeAll(page: Page): Promise<void> {
  await wakeIslands(page);
  await page.locator('.crm-form__loading').waitFor({ state: 'detached' });
}

/** Scrolls to the end, a window at a time, with a frame drawn at each stop. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await Promise.all([...document.images].map(loaded));
      await frame();
    }
    function loaded(image: HTMLImageElement): Promise<unknown> {
      const { top } = image.getBoundingClientRect();
      if (image.complete || top > innerHeight) return Promise.resolve();
      return new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
    }
  });
}

/** The layout shifts since the page was opened: how large, and which elements. */
export function readShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(window, 'layoutShifts');
  });
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      const names = entry.sources.map(({ node }) =>
        node instanceof Element ? `${node.localName}.${node.className}` : '',
      );
      shifts.push(`${entry.value.toFixed(4)} ${names.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
