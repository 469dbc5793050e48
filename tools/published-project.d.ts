/**
 * Makes a project a checkout as marketers have it, on its main branch, whose last commit raised a
 * price. The repository that it came from stands within.
 */
export function publishProject(root: string): void;
