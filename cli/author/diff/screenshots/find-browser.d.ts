/**
 * Path of an installed browser: that of CHROME_PATH, and no other where it is set, else one on the
 * PATH.
 */
export function findBrowser(env: Readonly<Record<string, string | undefined>>): string | undefined;
