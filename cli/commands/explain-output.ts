import { stagingFolder } from '../site/publication/staging.ts';
import {
  ForeignFolderError,
  NoFolderError,
  SourceFolderError,
} from '../site/publication/unfit-folder.ts';
import { OutputError, UsageError } from './usage.ts';

/** Turns what keeps an output from being written into plain words; any other error stays as it is. */
export function explainOutput(error: unknown, out: string): unknown {
  if (error instanceof NoFolderError) {
    return new UsageError(`${error.path} is a file. Name a folder for the output with --out.`);
  }
  if (error instanceof ForeignFolderError) {
    return new UsageError(
      `${out} holds files that career-site did not write. Name another folder with --out, or empty that one.`,
    );
  }
  if (error instanceof SourceFolderError) {
    return new UsageError(
      `No output can be in the project's folder ${error.source}, which holds files that career-site did not write. Name another folder with --out.`,
    );
  }
  const reason = error instanceof Error && 'code' in error ? reasons.get(error.code) : undefined;
  if (reason === undefined) return error;
  const { path, isOutput } = blame(error, out);
  const advice = isOutput ? ' Mend that, or name another folder with --out.' : '';
  return new OutputError(
    `${path} could not be written: ${reason}.${advice} The last output is as it was.`,
  );
}

/** What a build could not write: the output, or something that it needs beside it, such as `generated/`. */
function blame(error: unknown, out: string): { path: string; isOutput: boolean } {
  const path = error instanceof Error && 'path' in error ? String(error.path) : out;
  const isOutput = path === out || path.startsWith(stagingFolder(out));
  return { path: isOutput ? out : path, isOutput };
}

/** What the system says when a file can't be written, in plain words. */
const reasons: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EFBIG', 'a file is larger than this account may write'],
  ['EACCES', 'this account may not write there'],
  ['EPERM', 'this account may not write there'],
  ['ENOTDIR', 'a file stands where a folder belongs'],
  ['EROFS', 'the file system is read-only'],
  ['EBUSY', 'the folder is in use, perhaps as a mount point, and a folder inside it would do'],
  ['EXDEV', 'the folder is a mount point, and a folder inside it would do'],
]);
