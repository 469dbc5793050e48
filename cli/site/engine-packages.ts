import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Engine } from './bundle.ts';

/** Packages whose code is in the pages and bundles, or that made these. */
const shared = ['dompurify', 'esbuild', 'react-router-dom'];
const rendering: Readonly<Record<Engine, readonly string[]>> = {
  preact: ['preact', 'preact-render-to-string'],
  react: ['react', 'react-dom'],
};

/** The versions of the packages that an output depends on, by name. */
export function enginePackages(engine: Engine): Readonly<Record<string, string>> {
  const names = [...shared, ...rendering[engine]].sort();
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]));
}

// Not every package lets its package.json be resolved, so it is looked for where Node would look.
function versionOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (path === undefined) throw new Error(`The package ${name} is not installed.`);
  const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return version;
}
