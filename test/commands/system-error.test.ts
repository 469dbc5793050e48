import { expect, test } from 'vitest';
import { describeSystemError } from '../../cli/commands/system-error.ts';

/** An error as Node makes it of what the system says. */
function systemError(code: string, syscall: string, path?: string): Error {
  return Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, path });
}

test.each([
  ['ENOSPC', 'write', '/s/a could not be written: the disk is full. Free some space.'],
  ['EDQUOT', 'write', '/s/a could not be written: the disk quota is used up.'],
  ['EFBIG', 'write', '/s/a could not be written: the file is larger than this account may write.'],
  ['EACCES', 'open', '/s/a could not be opened: this account has no permission.'],
  ['EACCES', 'scandir', '/s/a could not be read: this account has no permission.'],
  ['EPERM', 'unlink', '/s/a could not be deleted: this account has no permission.'],
  ['EROFS', 'mkdir', '/s/a could not be created: the file system is read-only.'],
  ['EXDEV', 'rename', '/s/a could not be replaced: another file system is mounted there.'],
  ['EBUSY', 'rename', '/s/a could not be replaced: it is in use, perhaps as a mount point.'],
  ['ENAMETOOLONG', 'mkdir', '/s/a could not be created: the name is too long for the file system.'],
  ['ENOTDIR', 'mkdir', '/s/a could not be created: there is a file in place of a folder.'],
  ['EEXIST', 'mkdir', '/s/a could not be created: there is a file in place of a folder.'],
  ['ENOENT', 'mkdir', '/s/a could not be created: nothing can be created there.'],
  ['EISDIR', 'open', '/s/a could not be opened: there is a folder in place of a file.'],
])('%s at %s is explained with its path and what helps', (code, syscall, words) => {
  const message = describeSystemError(systemError(code, syscall, '/s/a'));
  expect(message).toContain(words);
  expect(message).toMatch(/\. [A-Z][^.]+\.$/);
});

test('an error without a path is explained all the same', () => {
  expect(describeSystemError(systemError('ENOSPC', 'write'))).toBe(
    'A file could not be written: the disk is full. Free some space.',
  );
});

test.each([
  ['of the program', new TypeError('x is not a function')],
  ['that is not an Error', 'ENOSPC'],
  ['about a file that is missing', systemError('ENOENT', 'open', '/s/a')],
  ['about a file that is there already', systemError('EEXIST', 'open', '/s/a')],
])('an error %s is not explained', (_what, error) => {
  expect(describeSystemError(error)).toBeUndefined();
});
