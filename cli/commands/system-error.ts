import { errorCode } from '../compile/values/error-code.ts';

/** The system's reason for refusing a file or folder, in plain words, and what helps. */
const reasons: ReadonlyMap<unknown, readonly [reason: string, advice: string]> = new Map([
  ['ENOSPC', ['the disk is full', 'Free some space.']],
  ['EDQUOT', ['the disk quota is used up', 'Delete something, or ask for more.']],
  ['EFBIG', ['the file is larger than this account may write', 'Raise the limit (ulimit -f).']],
  ['EACCES', ['this account has no permission', 'Change the permissions, or use another account.']],
  ['EPERM', ['this account has no permission', 'Change the permissions, or use another account.']],
  ['EROFS', ['the file system is read-only', 'Use a folder on another one.']],
  ['ENOTDIR', ['there is a file in place of a folder', 'Move the file away.']],
  ['EEXIST mkdir', ['there is a file in place of a folder', 'Move the file away.']],
  ['ENOENT mkdir', ['nothing can be created there', 'Use a folder elsewhere.']],
  ['EISDIR', ['there is a folder in place of a file', 'Move the folder away.']],
  ['ENAMETOOLONG', ['the name is too long for the file system', 'Use a shorter one.']],
  ['ELOOP', ['its symbolic links lead in a circle', 'Delete the links.']],
  ['EBUSY', ['it is in use, perhaps as a mount point', 'Use a folder inside it.']],
  ['EXDEV', ['another file system is mounted there', 'Use a folder inside it.']],
  ['EMFILE', ['too many files are open', 'Raise the limit (ulimit -n).']],
  ['ENFILE', ['too many files are open on this machine', 'End other programs.']],
  ['EIO', ['the disk reports an error', 'Check the disk.']],
  ['ENXIO', ['it is a device or socket that nothing can be written to', 'Use another.']],
]);

/** What was tried, by the name of the system call. */
const attempts: ReadonlyMap<unknown, string> = new Map([
  ['mkdir', 'created'],
  ['mkdtemp', 'created'],
  ['read', 'read'],
  ['scandir', 'read'],
  ['opendir', 'read'],
  ['write', 'written'],
  ['ftruncate', 'written'],
  ['copyfile', 'copied'],
  ['link', 'copied'],
  ['symlink', 'copied'],
  ['rename', 'replaced'],
  ['unlink', 'deleted'],
  ['rmdir', 'deleted'],
  ['rm', 'deleted'],
]);

/**
 * Explains an error of the file system that neither the input nor this program can do anything
 * about: what could not be done, why, and what helps. Undefined for every other error.
 *
 * @param wording What is said in place of the system's own words; the attempt is one such as
 * `written`.
 */
export function describeSystemError(
  error: unknown,
  wording: Readonly<Partial<Record<'path' | 'attempt' | 'advice', string>>> = {},
): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  const code = errorCode(error);
  const known = reasons.get(`${String(code)} ${String(error.syscall)}`) ?? reasons.get(code);
  if (known === undefined) return undefined;
  const [reason, advice] = known;
  const path = wording.path ?? pathOf(error) ?? 'A file';
  const attempt = wording.attempt ?? attempts.get(error.syscall) ?? 'opened';
  return `${path} could not be ${attempt}: ${reason}. ${wording.advice ?? advice}`;
}

export function pathOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('path' in error)) return undefined;
  return typeof error.path === 'string' ? error.path : undefined;
}
