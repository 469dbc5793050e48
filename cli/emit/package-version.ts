import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The version of an installed package. Not every package lets its `package.json` be resolved, so it is looked for where
 * Node would look; an error as Node's where it is not installed.
 */
export function packageVersion(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (path === undefined) throw missing(name);
  const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return version;
}

function missing(name: string): Error {
  return Object.assign(new Error(`Cannot find package '${name}'`), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
}
