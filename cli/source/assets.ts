import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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
