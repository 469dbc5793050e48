import { hash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleFolder, programRoot } from '../../emit/program-folder.ts';

/** What answers about a project are made from. */
export interface StampedInputs {
  /** Absolute path of the project's folder. */
  readonly root: string;
  /** Paths of the YAML files, absolute or below it. */
  readonly files: readonly string[];
}

/** Each is the same as long as nothing changed that it stands for. */
interface InputStamps {
  /** The project's assets, this program and its runtime, by size and time. */
  readonly assets: string;
  /** All that answers about the project are made from: the content of its YAML, and what `assets` stands for. */
  readonly all: string;
}

/** Undefined where a file cannot be read, or only once. */
export function stampInputs({ root, files }: StampedInputs): InputStamps | undefined {
  try {
    const texts = files.map((file) => readFile(resolve(root, file)));
    const folders = [join(root, 'assets'), join(programRoot, 'runtime'), bundleFolder];
    const states = Buffer.from(folders.flatMap((folder) => stateOf(folder)).join('\n'));
    return { assets: hashContents([states]), all: hashContents([...texts, states]) };
  } catch {
    return undefined;
  }
}

function hashContents(contents: readonly Buffer[]): string {
  return hash('sha256', Buffer.concat(contents), 'hex');
}

/** A pipe can be read once, and that is for whoever needs what comes through it. */
function readFile(path: string): Buffer {
  if (!statSync(path).isFile()) throw new Error(`${path} is no file that can be read again.`);
  return readFileSync(path);
}

/** The files below a folder, each with its size and when it was changed. */
function stateOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return stateOf(path);
    const { size, mtimeMs } = statSync(path);
    return [`${path} ${size} ${mtimeMs}`];
  });
}
