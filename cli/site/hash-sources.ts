import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { programRoot } from '../emit/program-folder.ts';

/**
 * A hash of what a bundle is made from: the options of the bundler, the files of the runtime with such names, and the
 * packages by their versions.
 */
export function hashSources(options: BuildOptions, names: RegExp): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const path of ['package.json', ...listSources('runtime', names)])
    hash.update(path).update(readFileSync(join(programRoot, path)));
  return hash.digest('hex');
}

function listSources(folder: string, names: RegExp): readonly string[] {
  const entries = readdirSync(join(programRoot, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listSources(path, names);
    return names.test(entry.name) ? [path] : [];
  });
}
