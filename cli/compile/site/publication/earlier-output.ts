import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../../../package.json' with { type: 'json' };
import { isObject } from '../../schema/pointer.ts';

/** SHA-256 of files in hexadecimal, by path. */
export type Hashes = ReadonlyMap<string, string>;

/** What an output keeps of earlier builds. */
export interface Retained {
  /** Assets by path, the last build's first: pages that are still open may ask for them. */
  readonly generations: readonly (readonly string[])[];
  /** Of assets that only earlier builds made; empty where an earlier version wrote the list. */
  readonly hashes: Hashes;
}

/** The list of kept assets; `manifest.json` describes one build, without its history. */
export const retainedFile = 'retained.json';

/** Where an output says what it is: the record of the build that wrote it. */
export const recordFile = 'manifest.json';

/** What an output has besides the files that its record lists. */
export const listsOfOutput: readonly string[] = [retainedFile, recordFile];

/** Whether a folder is an output of any version: other programs have a `manifest.json` too. */
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

/** What an output keeps of earlier builds. Only paths of assets are believed. */
export function readRetained(out: string): Retained {
  const { generations, hashes } = readJson(join(out, retainedFile));
  const lists: readonly unknown[] = Array.isArray(generations) ? generations : [];
  const listed = hashesIn(Object.entries(isObject(hashes) ? hashes : {}));
  return {
    generations: lists.map((paths) =>
      Array.isArray(paths) ? paths.filter(isText).filter(isAsset) : [],
    ),
    hashes: new Map([...listed].filter(([path]) => isAsset(path))),
  };
}

/** Whether builds keep such a file: an asset, or a source map, and never a page. */
export function isAsset(path: string): boolean {
  return /^(?:[^/]+\/assets|maps)\/[^/]+$/.test(path) && !/\.x?html?$/i.test(path);
}

/** Whether a name holds a hash; `.gz`, `.br` and `.map` files have the name of another. */
export function namesHash(path: string, hash: string): boolean {
  const name = path.replace(/\.(?:br|gz|map)$/, '');
  const [, own = ''] = /-([\da-f]{10}|[A-Z\d]{8})\.\w+$/.exec(name) ?? [];
  return own.length === 10 && name === path ? hash.startsWith(own) : own !== '';
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
