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
 * When each file of a new output was changed last, in seconds since 1970: a file with the content
 * of the last output has its time from there, so that what compares times and sizes, as rsync does,
 * sends what changed and nothing else. Other files are of the instant of the build, and newer than
 * what they replace.
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
