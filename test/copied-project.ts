import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cache } from '../cli/compile/site/cache/cache.ts';
import { openCache } from '../cli/compile/site/cache/cache.ts';
import { readSecret } from '../cli/compile/site/cache/secret.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What people write of a project, what is made of it, and drawings that would take long to make
 * again.
 */
const parts = ['regions.yaml', 'library.yaml', 'assets', 'generated', '.career-site/cache'];

/**
 * Copies this project, but not its program, to a folder: a build of it takes no longer than one of
 * the original.
 */
export function copyProject(folder: string): void {
  for (const part of parts.filter((part) => existsSync(join(root, part)))) {
    copyFolder(join(root, part), join(folder, part));
  }
}

/**
 * Copies a folder, or a file, that other tests may write to. What is rewritten has a random name
 * beside its own until it is whole, and takes that then: it would be gone before it is copied.
 */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !unfinished.test(basename(path)) });
}

/** As `randomUUID` makes it. */
const unfinished = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** As the program names it. */
export const platform = `${process.arch} ${Object.values(process.versions).join(' ')}`;

/**
 * The cache of a project's builds as the program opens it, so that nothing is drawn again that a
 * build has drawn.
 */
export function openBuildCache(root: string): Cache {
  return openCache(join(root, '.career-site/cache'), { platform, secret: readSecret(process.env) });
}
