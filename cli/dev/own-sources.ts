import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder } from '../emit/program-folder.ts';
import { once } from '../resolve/once.ts';

/** Whether a file of the program's folder is one that it was bundled from. */
export function isOwnSource(path: string): boolean {
  return ownSources().has(path);
}

const ownSources = once((): ReadonlySet<string> => {
  try {
    const record: { readonly sources: readonly string[] } = JSON.parse(
      readFileSync(join(bundleFolder, 'sources.json'), 'utf8'),
    );
    return new Set(record.sources);
  } catch {
    // It runs from sources, and was never bundled.
    return new Set();
  }
});
