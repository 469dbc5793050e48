import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AssetProblem } from './content/inspect-asset.ts';
import { inspectAsset } from './content/inspect-asset.ts';
import { tagsOf } from './content/svg.ts';

/** The assets of a project as files. */
export type AssetFiles = ReturnType<typeof assetFiles>;

/** The assets of a project, and what is wrong with them. */
export type AssetFolder = ReturnType<typeof openAssets>;

export function openAssets({ paths, read, linkTo, emptyFolderOf }: AssetFiles) {
  const known = new Map<string, ReturnType<typeof findFacts>>();
  const factsOf = (path: string) => {
    const facts = known.get(path) ?? findFacts(path, read(path));
    known.set(path, facts);
    return facts;
  };
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

function findFacts(path: string, contents: Buffer | undefined) {
  const isDrawing = contents !== undefined && path.toLowerCase().endsWith('.svg');
  const title = isDrawing ? tagsOf(contents).title : undefined;
  return { problem: inspectAsset(path, contents), hasTitle: Boolean(title) };
}

export function assetFiles(root: string) {
  return {
    paths: listAssets(root),
    /** Undefined for one that cannot be read. */
    read: (path: string): Buffer | undefined => {
      try {
        return readFileSync(join(root, path));
      } catch {
        return undefined;
      }
    },
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
    linkTo: (path) => assets.linkTo(nameNow(path)),
    emptyFolderOf: (path) => assets.emptyFolderOf(nameNow(path)),
  };
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** @param orUnreadable Whether what cannot be listed counts, as where it is missing or a file. */
function isEmptyFolder(path: string, orUnreadable: boolean): boolean {
  try {
    return readdirSync(path).every((name) => name.startsWith('.'));
  } catch {
    return orUnreadable;
  }
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
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true });
  } catch {
    return [];
  }
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
