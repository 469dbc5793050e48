import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { BYTE_ORDER_MARK } from './read.ts';
import type { Replacement } from './replace-file.ts';
import { replaceFiles } from './replace-file.ts';
import { errorCode } from '../values/error-code.ts';

/** A file, and what it is to say. */
export interface Draft {
  readonly file: SourceFile;
  readonly next: SourceFile;
}

/** Replaces a file's text, with its mark and permissions; false where it is not as it was read. */
export function saveSourceFile(root: string, file: SourceFile, text: string): boolean {
  return saveSourceFiles(root, [{ file, next: createSourceFile(file.path, text) }]) === undefined;
}

/** The same for all files or none. Gives the file that is no longer as it was read. */
export function saveSourceFiles(root: string, drafts: readonly Draft[]): SourceFile | undefined {
  const replacements: Replacement[] = [];
  for (const { file, next } of drafts) {
    const path = realpathSync(resolve(root, file.path));
    const found = readFileSync(path, 'utf8');
    const mark = found.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    if (found !== mark + file.text) return file;
    if (next.text !== file.text)
      replacements.push({ path, contents: mark + next.text, mode: statSync(path).mode });
  }
  replaceFiles(replacements);
  return undefined;
}

/**
 * Gives an asset a second name, whole at once; false where something else than the same file or an
 * earlier copy of it has that name.
 */
export function linkAsset(root: string, from: string, to: string): boolean {
  const source = join(root, from);
  const target = join(root, to);
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkOrCopy(source, target);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return readFileSync(source).equals(readFileSync(target));
  }
}

/** Some file systems have no links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw error;
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}

export function removeFile(root: string, path: string): void {
  rmSync(join(root, path));
}
