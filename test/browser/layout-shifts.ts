import type { Page } from 'playwright-core';

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

/** Runs before the page's own scripts; `readShifts` returns what it has recorded. */
export function recordShifts(): void {
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
