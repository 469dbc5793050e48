import { attempt } from '../../../../runtime/services/attempt.ts';

const key = 'career-site said of an edit';

/** Keeps what was said of an edit for the same page when it is loaded again. */
export function keepSaid(words: string): void {
  attempt(() => sessionStorage.setItem(key, words));
}

/**
 * What the page said of an edit before it was loaded again, once; undefined where it said nothing,
 * and on another page.
 */
export function takeSaid(): string | undefined {
  const words = attempt(() => sessionStorage.getItem(key)) ?? undefined;
  attempt(() => sessionStorage.removeItem(key));
  return isReloaded() ? words : undefined;
}

/** Whether the page was loaded again, and not come to. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}
