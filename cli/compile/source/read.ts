import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Result } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile, startOfFile } from '../../diagnostics/span.ts';
import { notUtf8 } from './encoding.ts';
import { errorCode } from '../values/error-code.ts';

/** What some Windows programs begin a text file with. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads a text file of the project, without a byte order mark; `path` is relative to `root`, or
 * absolute. Errors: `file-not-found`, `file-unreadable`, `not-utf8`.
 */
export function readSourceFile(root: string, path: string): Result<SourceFile> {
  const shown = shownPath(root, path);
  const bytes = readBytes(resolve(root, path), root);
  if (typeof bytes === 'string') return [undefined, [unreadable(shown, bytes)]];
  if (!isUtf8(bytes)) return [undefined, [notUtf8(shown, bytes)]];
  const text = bytes.toString('utf8');
  return [createSourceFile(shown, text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text), []];
}

/** As people read it: relative to the root where it is below that, with forward slashes. */
export function shownPath(root: string, path: string): string {
  const whole = resolve(root, path);
  return (isBelow(whole, root) ? relative(root, whole) : path).split(sep).join('/');
}

/** The file's bytes, or the system's code for why there are none, or `device` or `link`. */
function readBytes(path: string, root: string): Buffer | string {
  try {
    if (leadsOut(path, root)) return 'link';
    const found = statSync(path);
    // What is no file may have no end.
    if (!found.isFile() && !found.isDirectory()) return 'device';
    return readFileSync(path);
  } catch (error) {
    const code = errorCode(error);
    if (typeof code === 'string') return code;
    throw error;
  }
}

/** Whether a file is a link out of the project: its lines would stand in messages. */
function leadsOut(path: string, root: string): boolean {
  return isLink(path) && isBelow(path, root) && !isBelow(realpathSync(path), realpathSync(root));
}

export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function isBelow(path: string, root: string): boolean {
  const inside = relative(root, path);
  return !inside.startsWith('..') && !isAbsolute(inside);
}

function unreadable(path: string, reason: string) {
  const file = createSourceFile(path, '');
  const span = startOfFile(file);
  const cause = {
    isFolder: reason === 'EISDIR',
    isDevice: reason === 'device',
    isLink: reason === 'link',
  };
  return reason === 'ENOENT' || reason === 'ENOTDIR'
    ? createDiagnostic('file-not-found', { path }, span)
    : createDiagnostic('file-unreadable', { path, ...cause }, span);
}

/**
 * Differs once a file has been written or replaced; undefined for one that is not there. A write
 * within the same tick of the disk's clock, of a few milliseconds, that leaves the size is missed.
 */
export function fileState(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false });
  return status && [path, status.ino, status.size, status.mtimeMs, status.ctimeMs].join(' ');
}
