import type { Dirent } from 'node:fs';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An entry of a folder that is neither a file nor a folder. */
export type SpecialFile = 'symbolic link' | 'named pipe' | 'socket' | 'device';

/** Lists all below a folder. Node's recursive listing follows links in some versions. */
export function readFolderTree(folder: string) {
  const tree = {
    files: new Set<string>(),
    folders: new Set<string>(),
    special: new Map<string, SpecialFile>(),
  };
  const waiting = [''];
  for (const inside of waiting) {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      const path = `${inside}${entry.name}`;
      if (entry.isFile()) tree.files.add(path);
      else if (!entry.isDirectory()) tree.special.set(path, specialFileKind(entry));
      else {
        tree.folders.add(path);
        waiting.push(`${path}/`);
      }
    }
  }
  return tree;
}

function specialFileKind(entry: Dirent): SpecialFile {
  if (entry.isSymbolicLink()) return 'symbolic link';
  if (entry.isFIFO()) return 'named pipe';
  return entry.isSocket() ? 'socket' : 'device';
}

/** Whether a folder stands there; a link to one is none. */
export function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The folders that contain the files, at any depth, without the topmost one. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    let end = path.lastIndexOf('/');
    while (end > 0 && !folders.has(path.slice(0, end))) {
      folders.add(path.slice(0, end));
      end = path.lastIndexOf('/', end - 1);
    }
  }
  return folders;
}
