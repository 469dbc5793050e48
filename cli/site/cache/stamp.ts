import { hash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleFolder, programRoot } from '../../emit/program-folder.ts';

/** The inputs of cached answers about a project. */
export interface StampedInputs {
  /** Absolute path of the project's folder. */
  readonly root: string;
  /** Paths of the YAML files, absolute or below it. */
  readonly files: readonly string[];
}

/** Hashes that change when their inputs do. */
interface InputStamps {
  /** Of the size and time of each file of the project's assets, this program and its runtime. */
  readonly assets: string;
  /** Of the same, and of the content of the YAML files. */
  readonly all: string;
}

/** Undefined where a file cannot be read, or is one that can be read only once, such as a pipe. */
export function stampInputs({ root, files }: StampedInputs): InputStamps | undefined {
  try {
    const texts = files.map((file) => readRegularFile(resolve(root, file)));
    const folders = [join(root, 'assets'), join(programRoot, 'runtime'), bundleFolder];
    const states = Buffer.from(folders.flatMap((folder) => describeFiles(folder)).join('\n'));
    return { assets: hashContents([states]), all: hashContents([...texts, states]) };
  } catch {
    return undefined;
  }
}

function hashContents(contents: readonly Buffer[]): string {
  return hash('sha256', Buffer.concat(contents), 'hex');
}

/** Throws for a pipe, whose content would be missing for the reader that needs it. */
function readRegularFile(path: string): Buffer {
  if (!statSync(path).isFile()) throw new Error(`${path} is not a regular file.`);
  return readFileSync(path);
}

/** The files below a folder, each with its size and time of change. */
function describeFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return describeFiles(path);
    const { size, mtimeMs } = statSync(path);
    return [`${path} ${size} ${mtimeMs}`];
  });
}
