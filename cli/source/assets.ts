import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetProblem } from './content/inspect-asset.ts';
import { inspectAsset } from './content/inspect-asset.ts';

/** The assets of a project, and what is wrong with them. */
export interface AssetFolder {
  readonly paths: ReadonlySet<string>;
  /** What keeps the content of an asset from being what its name says; each file is read once at most. */
  readonly problemOf: (path: string) => AssetProblem | undefined;
}

export function openAssets(root: string): AssetFolder {
  const problems = new Map<string, AssetProblem | undefined>();
  const problemOf = (path: string) => {
    if (!problems.has(path)) problems.set(path, inspectAsset(path, readAsset(join(root, path))));
    return problems.get(path);
  };
  return { paths: listAssets(root), problemOf };
}

function readAsset(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * The files below a project's `assets` folder, as the YAML names them: `assets/logos/nv.svg`. Hidden files and
 * folders are left out. Empty when there is no such folder.
 */
export function listAssets(root: string): ReadonlySet<string> {
  const found = new Set<string>();
  collect(root, 'assets', found);
  return found;
}

function collect(root: string, folder: string, found: Set<string>): void {
  for (const entry of readFolder(join(root, folder))) {
    if (entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) collect(root, path, found);
    else if (entry.isFile()) found.add(path);
  }
}

function readFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
