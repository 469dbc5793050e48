import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent } from '../../values/hash.ts';
import type { HashedFile } from '../output-file.ts';
import { listsOfOutput, readEmitted, readRetained } from './earlier-output.ts';

/** The output that the next one takes the place of, and the instant that this is made for. */
export interface Succession {
  readonly out: string;
  readonly at: string;
}

/**
 * Times of new files, in seconds since 1970: an unchanged file keeps its time, so that rsync skips
 * it; others have the build's instant, and are newer than before.
 */
export function openFileTimes({ out, at }: Succession) {
  const made = Date.parse(at) / 1000;
  const hashes = new Map([...readRetained(out).hashes, ...readEmitted(out)]);
  return ({ path, hash }: HashedFile): number => {
    const isList = listsOfOutput.includes(path);
    const known = hashes.get(path);
    const time = isList || known !== undefined ? timeAt(join(out, path)) : undefined;
    if (time === undefined) return made;
    const before = isList ? hashContent(readFileSync(join(out, path))) : known;
    return before === hash ? time : Math.max(made, time + 1);
  };
}

/** Undefined where no file is there: a person may have put anything in its place, or above it. */
function timeAt(path: string): number | undefined {
  try {
    const status = lstatSync(path);
    return status.isFile() ? Math.floor(status.mtimeMs / 1000) : undefined;
  } catch {
    return undefined;
  }
}
