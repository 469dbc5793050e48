import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WebRoot } from '../../runtime/contract.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { BuildRecord } from '../site/build-record.ts';
import type { Retained } from '../site/publication/earlier-output.ts';
import { readRetained, recordFile } from '../site/publication/earlier-output.ts';
import { readFolderTree } from '../site/publication/folder-tree.ts';

/** A folder that `build` wrote, as it stands on the disk. */
export interface BuiltOutput {
  readonly record: BuildRecord;
  /** `manifest.json` as a text. */
  readonly recordText: SourceFile;
  /** Paths of all files below the folder, with forward slashes; a link is no file, wherever it leads. */
  readonly paths: ReadonlySet<string>;
  /** What is kept of earlier builds. */
  readonly retained: Retained;
  /** Those that have any page. */
  readonly webRoots: readonly WebRoot[];
  readBytes(path: string): Uint8Array;
  readText(path: string): SourceFile;
}

/** Why a folder cannot be opened as an output. */
export type NoOutput = 'no folder' | 'no build record' | 'other build record';

/** Opens an output, or says why there is none. */
export function openBuiltOutput(folder: string): BuiltOutput | NoOutput {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return 'no folder';
  const { files: paths } = readFolderTree(folder);
  if (!paths.has(recordFile)) return 'no build record';
  const readBytes = (name: string): Uint8Array => readFileSync(join(folder, name));
  const readText = (name: string): SourceFile =>
    createSourceFile(name, readFileSync(join(folder, name), 'utf8'));
  const recordText = readText(recordFile);
  const record = parseBuildRecord(recordText.text);
  if (record === undefined) return 'other build record';
  const webRoots = new Set(record.table.pages.map((page) => page.edition));
  return {
    record,
    recordText,
    paths,
    retained: readRetained(folder),
    webRoots: [...webRoots],
    readBytes,
    readText,
  };
}

/** What the text of a `manifest.json` says, or nothing where it is damaged or of another version. */
export function parseBuildRecord(text: string): BuildRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isBuildRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What the rules read of it. */
const parts: readonly (keyof BuildRecord)[] = [
  'version',
  'tool',
  'environment',
  'validUntil',
  'origins',
  'files',
  'table',
  'omitted',
  'headers',
  'forms',
  'budgets',
  'links',
];

function isBuildRecord(value: unknown): value is BuildRecord {
  return typeof value === 'object' && value !== null && parts.every((part) => part in value);
}
