import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathKind } from '../../compile/project.ts';
import type { NewProject } from './new-project.ts';

/** Names of what a folder holds, besides `.git`. */
export function listPresent(folder: string): readonly string[] {
  if (pathKind(folder) === 'nothing') return [];
  return readdirSync(folder).filter((name) => name !== '.git');
}

/** Writes into a folder that lacks all of it. */
export function writeProject(folder: string, project: NewProject): void {
  for (const [path, contents] of project) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents, { flag: 'wx' });
  }
}
