import { dirname, join } from 'node:path';
import type { BuildRecord } from '../../compile/site/build-record.ts';
import type { Retained } from '../../compile/site/publication/earlier-output.ts';
import {
  readRetained,
  recordFile,
  retainedFile,
} from '../../compile/site/publication/earlier-output.ts';
import { readText } from '../../compile/source/replace-file.ts';
import { hashContent } from '../../compile/values/hash.ts';
import { parseBuildRecord } from '../check/output-folder.ts';

/** What is where an output was deployed, or is to be. */
export interface Deployed extends Pick<Retained, 'generations'> {
  readonly record: BuildRecord;
  /** SHA-256 of all files by path, kept assets and the lists of the output included. */
  readonly hashes: ReadonlyMap<string, string>;
}

/** By a `manifest.json` and the list of kept assets beside it; undefined where it is none. */
export function readDeployed(manifest: string): Deployed | undefined {
  const [text, list] = [manifest, join(dirname(manifest), retainedFile)].map((path) =>
    readText(path),
  );
  const record = parseBuildRecord(text ?? '');
  if (text === undefined || record === undefined) return undefined;
  const { generations, hashes: kept } = readRetained(dirname(manifest));
  const hashes = new Map([...kept, [recordFile, hashContent(text)]]);
  for (const { path, hash } of record.files) hashes.set(path, hash);
  if (list !== undefined) hashes.set(retainedFile, hashContent(list));
  return { record, generations, hashes };
}
