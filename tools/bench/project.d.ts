/** How many regions there are ten times as many of as are written. */
export const tenfold: number;

/**
 * Writes a project of this one's content to a folder, with copies of its regions until there are as
 * many as are asked for.
 */
export function writeProject(folder: string, count?: number): void;
