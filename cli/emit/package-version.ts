import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The version of an installed package. Not every package lets its `package.json` be resolved, so it is looked for where
 * Node would look.
 */
export function packageVersion(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (path === undefined) throw new Error(`The package ${name} is not installed.`);
  const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return version;
}
