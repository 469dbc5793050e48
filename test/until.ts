import { vi } from 'vitest';

/**
 * Waits for a state, nearly as long as a test may take: a machine that is busy is slow, and nothing
 * is wrong.
 */
export function until<T>(look: () => T): Promise<T> {
  return vi.waitFor(look, { timeout: 25_000, interval: 5 });
}
