import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import type { BuildRecord } from '../../compile/site/build-record.ts';
import type { Retained } from '../../compile/site/publication/earlier-output.ts';
import {
  readRetained,
  recordFile,
  retainedFile,
} from '../../compile/site/publication/earlier-output.ts';
import { readFolderTree } from '../../compile/site/publication/folder-tree.ts';
import { parseJson } from '../../compile/values/parse-json.ts';

/** What `build` wrote, or one of its web roots that was deployed; paths have slashes. */
export type OutputFolder = Exclude<ReturnType<typeof openOutputFolder>, NoOutput>;

/** Why a folder cannot be compared with a build record. */
export type NoOutput = 'no folder' | 'no build record' | 'other build record';

/** Opens a folder with its build record; without one named, it is a whole output. */
export function openOutputFolder(folder: string, named?: string) {
  if (!isFolder(folder)) return 'no folder';
  const { files, special } = readFolderTree(folder);
  if (named === undefined && !files.has(recordFile)) return 'no build record';
  const recordPath = named ?? join(folder, recordFile);
  if (isFolder(recordPath) !== false) return 'no build record';
  const recordText = createSourceFile(recordFile, readFileSync(recordPath, 'utf8'));
  const record = parseBuildRecord(recordText.text);
  if (record === undefined) return 'other build record';
  const part = named === undefined ? '' : findPart(record, files);
  const lists = part === '' ? [recordFile, retainedFile] : [];
  return {
    record,
    recordText,
    /** What the build wrote for it. */
    files: record.files.flatMap((file) =>
      below(part, file.path).map((path) => ({ ...file, path })),
    ),
    /** What is kept of earlier builds. */
    retained: retainedBelow(part, readRetained(dirname(recordPath))),
    /** All files without the lists of an output; a link is none, wherever it leads. */
    paths: new Set([...files].filter((path) => !lists.includes(path))),
    /** Links, named pipes and the like, by path. */
    special,
    webRoots: [...new Set(record.table.pages.map(({ edition }) => edition))],
    readBytes: (path: string) => readFileSync(join(folder, path)),
    readText: createReader(folder),
  };
}

/** Reads texts when they are asked for, and keeps only the last one, to save memory. */
function createReader(folder: string): (path: string) => SourceFile {
  let kept: SourceFile | undefined;
  return (path) => {
    const read = () => {
      if (kept?.path !== path)
        kept = createSourceFile(path, readFileSync(join(folder, path), 'utf8'));
      return kept;
    };
    return {
      path,
      get text() {
        return read().text;
      },
      get lineStarts() {
        return read().lineStarts;
      },
    };
  };
}

/** Undefined where nothing stands there. */
function isFolder(path: string): boolean | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory();
}

/** The part that most files of a folder are of: `` for the whole, else such as `main/`. */
function findPart({ files }: BuildRecord, paths: ReadonlySet<string>): string {
  const parts = ['', 'main/', 'library/'].map((part) => {
    const expected = files.flatMap(({ path }) => below(part, path));
    return { part, found: expected.filter((path) => paths.has(path)).length };
  });
  return parts.reduce((best, next) => (next.found > best.found ? next : best)).part;
}

function retainedBelow(part: string, { generations, hashes }: Retained): Retained {
  return {
    generations: generations.map((paths) => paths.flatMap((path) => below(part, path))),
    hashes: new Map(
      [...hashes].flatMap(([path, hash]) =>
        below(part, path).map((inside): [string, string] => [inside, hash]),
      ),
    ),
  };
}

/** A path of the output as it is below a part of it; nothing where it lies elsewhere. */
function below(part: string, path: string): readonly string[] {
  return path.startsWith(part) ? [path.slice(part.length)] : [];
}

/** Undefined for a `manifest.json` that is damaged or of another version. */
export function parseBuildRecord(text: string): BuildRecord | undefined {
  const value = parseJson(text);
  return isBuildRecord(value) ? value : undefined;
}

/** The parts of a build record that rules read. */
const parts: readonly (keyof BuildRecord)[] = [
  'version',
  'tool',
  'environment',
  'options',
  'validUntil',
  'origins',
  'files',
  'table',
  'omitted',
  'headers',
  'types',
  'forms',
  'budgets',
  'links',
];

function isBuildRecord(value: unknown): value is BuildRecord {
  return typeof value === 'object' && value !== null && parts.every((part) => part in value);
}
