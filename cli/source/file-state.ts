import { statSync } from 'node:fs';

/** Differs once a file has been written or replaced; undefined for a file that is not there. */
export function fileState(path: string): string | undefined {
  const status = statSync(path, { throwIfNoEntry: false });
  return status && [status.ino, status.size, status.mtimeMs].join(' ');
}
