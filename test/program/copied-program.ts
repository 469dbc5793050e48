import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { copyFolder } from '../copied-project.ts';
import type { Run } from './career-site.ts';
import { projectRoot, withoutColors } from './career-site.ts';

/** A copy of the program and of the project in it, to be changed as a contributor would. */
export interface CopiedProgram {
  readonly root: string;
  readonly read: (path: string) => string;
  /** Fails where the change changes nothing. */
  readonly edit: (path: string, change: (text: string) => string) => void;
  /** Runs a program of Node from the copy's folder. */
  readonly run: (...args: readonly string[]) => Promise<Run>;
  readonly remove: () => void;
}

/**
 * What no copy needs: what is quickly made from the rest, and dependencies, which are those of this
 * project.
 */
const omitted = ['.build', '.git', 'dist', 'node_modules'];

/** Copies everything but what is omitted in any case, and the folders that are named. */
export function copyProgram(...folders: readonly string[]): CopiedProgram {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  const left = [...omitted, ...folders];
  for (const name of readdirSync(projectRoot).filter((each) => !left.includes(each))) {
    copyFolder(join(projectRoot, name), join(root, name));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  // It is made again where a schema is changed, which takes a second and a half of CPU time.
  copyFolder(join(projectRoot, '.build/schema'), join(root, '.build/schema'));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    root,
    read,
    edit: (path, change) => {
      const text = read(path);
      const changed = change(text);
      if (changed === text) throw new Error(`There was nothing to change in ${path}.`);
      writeFileSync(join(root, path), changed);
    },
    run: async (...args) => {
      const { exitCode, stdout, stderr } = await execa(process.execPath, args, {
        cwd: root,
        reject: false,
        // Tests that are run in a copy say whether its parts fit together, which few cases show.
        env: { ...withoutColors, TEST_CASES: 'few' },
      });
      return { exitCode, stdout, stderr };
    },
    remove: () => {
      rmSync(root, { recursive: true });
    },
  };
}
