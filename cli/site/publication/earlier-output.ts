import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { isObject } from '../../schema/pointer.ts';

/** SHA-256 of files in hexadecimal, by path. */
export type Hashes = ReadonlyMap<string, string>;

/** Assets of earlier builds by path, the last build's first: pages that are still open may ask for them. */
export type Generations = readonly (readonly string[])[];

/** What an output keeps of earlier builds. */
export interface Retained {
  readonly generations: Generations;
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

/** The files that the build of an output wrote, without its record, and their hashes as far as they are stated. */
export function readEmitted(out: string): ReadonlyMap<string, string | undefined> {
  const { files } = readJson(join(out, recordFile));
  const entries: readonly unknown[] = Array.isArray(files) ? files : [];
  const records = entries.filter(isObject);
  return new Map(
    records.flatMap(({ path, hash }) =>
      isText(path) ? [[path, isText(hash) ? hash : undefined]] : [],
    ),
  );
}

/** What an output keeps of the builds before its own. */
export function readRetained(out: string): Retained {
  const { generations, hashes } = readJson(join(out, retainedFile));
  const lists: readonly unknown[] = Array.isArray(generations) ? generations : [];
  return {
    generations: lists.map((paths) => (Array.isArray(paths) ? paths.filter(isText) : [])),
    hashes: new Map(
      Object.entries(isObject(hashes) ? hashes : {}).flatMap(([path, hash]) =>
        isText(hash) ? [[path, hash]] : [],
      ),
    ),
  };
}

/** Undefined where there is no such file, or it holds something else. A link never counts as one. */
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
