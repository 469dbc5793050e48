import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { programRoot } from '../emit/program-folder.ts';
import { outputPackages } from './output-packages.ts';

/**
 * A hash of what a bundle is made from: the options of the bundler, the files of the runtime with such names, and the
 * packages by their versions as they are installed, of which `package.json` has ranges alone.
 */
export function hashSources(
  options: BuildOptions,
  names: RegExp,
  packages = installedPackages(),
): string {
  const hash = createHash('sha256').update(JSON.stringify([options, packages]));
  for (const path of listSources('runtime', names))
    hash.update(path).update(readFileSync(join(programRoot, path)));
  return hash.digest('hex');
}

/** The versions of all that may be in a bundle, or that made it, by name. */
export function installedPackages(): Readonly<Record<string, string>> {
  return { ...outputPackages('preact', false), ...outputPackages('react', false) };
}

function listSources(folder: string, names: RegExp): readonly string[] {
  const entries = readdirSync(join(programRoot, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listSources(path, names);
    return names.test(entry.name) ? [path] : [];
  });
}
