/**
 * Writes a project of this one's content to a folder, with each region once more for each copy that
 * is asked for.
 */
export function writeProject(folder: string, isTenfold: boolean): void;
