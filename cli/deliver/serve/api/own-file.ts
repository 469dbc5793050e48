import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hideFromGit } from '../../../compile/source/hide-from-git.ts';
import { isLink } from '../../../compile/source/read.ts';
import { errorCode } from '../../../compile/values/error-code.ts';

/** Acts on a file of what visitors sent, alone; writes go to its end. */
export async function withOwnFile<Result>(
  path: string,
  act: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const folder = dirname(path);
  if (isLink(folder)) throw linkRefused(folder);
  await mkdir(folder, { recursive: true });
  hideFromGit(folder);
  const file = await openOwn(path);
  try {
    await lockFile(file.fd);
    return await act(file);
  } finally {
    await file.close();
  }
}

/** What visitors send is theirs: only the owner of the file may read it. */
const ownerOnly = 0o600;

/** A link is not followed: what visitors sent would be written to wherever somebody let it lead. */
async function openOwn(path: string): Promise<FileHandle> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants;
  try {
    return await open(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_RDWR, ownerOnly);
  } catch (error) {
    if (errorCode(error) !== 'ELOOP') throw error;
    throw linkRefused(path);
  }
}

function linkRefused(path: string): Error {
  return new Error(
    `${path} is a link, and what visitors send is written to no other place. Delete it.`,
  );
}

/** Waits for the kernel's lock of an open file; does nothing where the system has none. */
export async function lockFile(descriptor: number): Promise<void> {
  const locks = await import('fs-native-extensions').catch(() => undefined);
  await locks?.waitForLock(descriptor);
}
