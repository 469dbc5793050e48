import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { isObject } from '../../schema/pointer.ts';

/** SHA-256 of files in hexadecimal, by path. */
export type Hashes = ReadonlyMap<string, string>;

/** What an output keeps of earlier builds. */
export interface Retained {
  /** Assets by path, the last build's first: pages that are still open may ask for them. */
  readonly generations: readonly (readonly string[])[];
  /** Of the assets that only earlier builds made; missing in a list that an earlier version wrote. */
  readonly hashes: Hashes;
}

/** The list of kept assets. It is separate from `manifest.json`, which describes one build without its history. */
export const retainedFile = 'retained.json';

/** Where an output says what it is: the record of the build that wrote it. */
export const recordFile = 'manifest.json';

/**
 * Whether a folder is an output of this program, of whatever version: its build record names the program and lists
 * files. Manifests of other programs have the same file name.
 */
export function isOwnOutput(folder: string): boolean {
  const { tool, files } = readJson(join(folder, recordFile));
  return isObject(tool) && tool['name'] === packageJson.name && Array.isArray(files);
}

/** The files that the build of an output wrote, without its record. */
export function readEmitted(out: string): Hashes {
  const { files } = readJson(join(out, recordFile));
  const records: readonly unknown[] = Array.isArray(files) ? files : [];
  return hashesIn(records.filter(isObject).map(({ path, hash }) => [path, hash]));
}

/** What an output keeps of the builds before its own. */
export function readRetained(out: string): Retained {
  const { generations, hashes } = readJson(join(out, retainedFile));
  const lists: readonly unknown[] = Array.isArray(generations) ? generations : [];
  return {
    generations: lists.map((paths) => (Array.isArray(paths) ? paths.filter(isText) : [])),
    hashes: hashesIn(Object.entries(isObject(hashes) ? hashes : {})),
  };
}

function hashesIn(entries: readonly (readonly unknown[])[]): Hashes {
  return new Map(entries.filter((entry): entry is [string, string] => entry.every(isText)));
}

/** Empty where there is no such file, or it holds something else. A link never counts as one. */
function readJson(path: string): Readonly<Record<string, unknown>> {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(value) ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
