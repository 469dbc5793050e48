import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AssetProblem } from './content/inspect-asset.ts';
import { inspectAsset } from './content/inspect-asset.ts';
import { onceEach } from '../values/once.ts';
import { tagsOf } from './content/svg.ts';
import { fileState } from './read.ts';

/** The assets of a project as files. */
export type AssetFiles = ReturnType<typeof assetFiles>;

/** The assets of a project, and what is wrong with them. */
export type AssetFolder = ReturnType<typeof openAssets>;

export function openAssets({ paths, read, stateOf, linkTo, emptyFolderOf }: AssetFiles) {
  const factsOf = onceEach((path: string) => {
    const state = stateOf(path);
    const last = lastFacts.get(path);
    if (state !== undefined && last?.state === state) return last.facts;
    const facts = findFacts(path, read(path));
    if (state !== undefined) lastFacts.set(path, { state, facts });
    return facts;
  });
  return {
    paths,
    emptyFolderOf,
    /** What is wrong with an asset: its content, or a link in its place. Each is read once. */
    problemOf(path: string): AssetProblem | undefined {
      const link = paths.has(path) ? undefined : linkTo(path);
      return link === undefined ? factsOf(path).problem : { kind: 'linked', promised: '', link };
    },
    /** Whether a picture says itself what it shows, as an SVG file can. */
    hasTitle: (path: string) => factsOf(path).hasTitle,
  };
}

/**
 * What was found in each file when it was last read. `dev` checks all of them after each edit, and
 * nearly always none has changed: without this a check takes 8 % longer.
 */
const lastFacts = new Map<
  string,
  { readonly state: string; readonly facts: ReturnType<typeof findFacts> }
>();

function findFacts(path: string, contents: Buffer | undefined) {
  const isDrawing = contents !== undefined && path.toLowerCase().endsWith('.svg');
  const title = isDrawing ? tagsOf(contents).title : undefined;
  return { problem: inspectAsset(path, contents), hasTitle: Boolean(title) };
}

export function assetFiles(root: string) {
  return {
    paths: listAssets(root),
    /** Undefined for one that cannot be read. */
    read: (path: string): Buffer | undefined => unlessRefused(() => readFileSync(join(root, path))),
    /** Differs once the file has been written or replaced; undefined where that is not known. */
    stateOf: (path: string) => unlessRefused(() => fileState(join(root, path))),
    /** The first link on the way to a file, or the file itself; undefined without one. */
    linkTo: (path: string): string | undefined =>
      placesTo(path).find((place) => isLink(join(root, place))),
    /**
     * The first folder on the way to a file that holds nothing, or hidden files alone; undefined
     * without one.
     */
    emptyFolderOf: (path: string): string | undefined =>
      placesTo(path)
        .slice(0, -1)
        .find((place) => isEmptyFolder(join(root, place), place === 'assets')),
  };
}

/** Undefined where the system lets nobody look. */
function unlessRefused<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** The folders that lead to a file, then the file. */
function placesTo(path: string): readonly string[] {
  return path.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/'));
}

/** The same files, one of them by another name. */
export function withRenamed(assets: AssetFiles, from: string, to: string): AssetFiles {
  const nameNow = (path: string) => (path === to ? from : path);
  return {
    paths: new Set([...assets.paths].map((path) => (path === from ? to : path)).sort()),
    read: (path) => assets.read(nameNow(path)),
    stateOf: (path) => assets.stateOf(nameNow(path)),
    linkTo: (path) => assets.linkTo(nameNow(path)),
    emptyFolderOf: (path) => assets.emptyFolderOf(nameNow(path)),
  };
}

function isLink(path: string): boolean {
  return unlessRefused(() => lstatSync(path).isSymbolicLink()) === true;
}

/** @param orUnreadable Whether what cannot be listed counts, as where it is missing or a file. */
function isEmptyFolder(path: string, orUnreadable: boolean): boolean {
  const isEmpty = unlessRefused(() => readdirSync(path).every((name) => name.startsWith('.')));
  return isEmpty ?? orUnreadable;
}

/** Files below `assets`, as the YAML names them (`assets/logos/nv.svg`); no hidden ones. */
export function listAssets(root: string): ReadonlySet<string> {
  const files = listFiles(join(root, 'assets')).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => {
    return relative(root, join(parentPath, name)).replaceAll(sep, '/');
  });
  return new Set(paths.filter((path) => !path.includes('/.')).sort());
}

function listFiles(folder: string) {
  return unlessRefused(() => readdirSync(folder, { withFileTypes: true, recursive: true })) ?? [];
}

/** Names that Windows gives to devices, whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Fewer than every file system takes, with room for the endings that are added to made files. */
const longest = 120;

/** Why a file or folder of the assets cannot have a name, as a sentence; undefined if it can. */
export function refuseAssetName(name: string): string | undefined {
  if (!/^\w[\w.-]*$/.test(name))
    return `Name the file with letters, digits, - and _ alone, and begin with a letter or a digit: ${name} is another name.`;
  if (devices.test(name)) return `Windows has no file called ${name}. Give the file another name.`;
  return name.length > longest
    ? `The name is longer than ${longest} characters. Give the file a shorter one.`
    : undefined;
}

/** Another asset that is the same file where capital letters do not count. */
export function capitalsTwin(assets: ReadonlySet<string>, path: string): string | undefined {
  const small = path.toLowerCase();
  return [...assets].find((other) => other !== path && other.toLowerCase() === small);
}
