/**
 * Gives the result of costly work, or that of an earlier run under the same key, which therefore says everything that
 * determines the result.
 */
export type Remember = (key: string, work: () => Promise<Uint8Array>) => Promise<Uint8Array>;

/** Caches nothing. */
export const withoutCache: Remember = (_key, work) => work();
