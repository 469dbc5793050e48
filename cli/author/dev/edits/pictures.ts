import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import type { FittingAssets, UploadAnswer } from '../../page/inspector/edit-messages.ts';
import { assetKindOf, takes } from '../../../compile/resolve/asset-uses.ts';
import type { ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { groupBy } from '../../../compile/values/group-by.ts';
import { listWrittenValues } from '../../edit/written-values.ts';
import { wholeFile } from '../../../diagnostics/span.ts';
import { diagnoseAsset } from '../../../compile/resolve/asset-problem.ts';
import {
  assetFiles,
  capitalsTwin,
  listAssets,
  openAssets,
  refuseAssetName,
} from '../../../compile/source/assets.ts';
import type { AssetProblem } from '../../../compile/source/content/inspect-asset.ts';
import { inspectAsset } from '../../../compile/source/content/inspect-asset.ts';
import { writeNewFile } from '../../../compile/source/replace-file.ts';
import { errorCode } from '../../../compile/values/error-code.ts';

/** The assets of a project that a field of a format takes, those of a folder first. */
export function listFitting(root: string, format: string, folder: string): FittingAssets {
  const kind = assetKindOf(format);
  const assets = openAssets(assetFiles(root));
  const isElsewhere = (path: string): number => Number(dirname(path) !== folder);
  const paths = [...assets.paths]
    .filter((path) => kind !== undefined && takes(kind, path))
    .toSorted((a, b) => isElsewhere(a) - isElsewhere(b));
  const wordless = paths.filter((path) => !assets.hasTitle(path));
  return { paths, wordless, orLink: kind?.orLink === true, folder };
}

/**
 * The folder of a field's files: that of most of the files which the same field names, in whatever
 * region or item.
 */
export function folderOf(
  resolved: Pick<ResolvedSite, 'written'> | undefined,
  field: string,
): string {
  if (resolved === undefined) return 'assets';
  const end = `/${anyItem(field.replaceAll('.', '/'))}`;
  const folders = listWrittenValues(resolved.written).flatMap(({ value, node, pointer }) =>
    assetKindOf(node.format) !== undefined && anyItem(pointer).endsWith(end)
      ? dirname(String(value))
      : [],
  );
  const counted = groupBy(folders.filter(isInAssets), (folder) => folder);
  const [most] = [...counted].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 'assets';
}

/** The same for every item of a list, and for a picture with and without words beside its path. */
function anyItem(path: string): string {
  return path.replaceAll(/\/\d+(?=\/|$)/g, '/0').replace(/\/file$/, '');
}

function isInAssets(folder: string): boolean {
  return /^assets(?:\/|$)/.test(folder);
}

/** The bytes of an asset of the project; undefined where it has no such asset. */
export function readAssetFile(root: string, path: string): Buffer | undefined {
  return listAssets(root).has(path) ? readFileSync(join(root, path)) : undefined;
}

interface GivenFile {
  /** The folder and the format of the field that it is for. */
  readonly folder: string;
  readonly format: string;
  readonly name: string;
  readonly contents: Buffer;
}

/** Adds a file that is what its name says, under its plain name, if no other has that. */
export function addAsset(
  root: string,
  { folder, format, name, contents }: GivenFile,
): UploadAnswer {
  const kind = assetKindOf(format);
  if (kind === undefined || !takes(kind, name))
    return { message: `${name} is not ${kind?.words ?? 'a file that this field takes'}.` };
  const plain = plainName(name);
  const refusal = refuseAssetName(plain);
  if (refusal !== undefined) return { message: refusal };
  const problem = inspectAsset(name, contents);
  if (problem !== undefined) return { message: refusalOf(name, problem) };
  const path = `${folder}/${plain}`;
  const twin = capitalsTwin(listAssets(root), path);
  if (twin !== undefined)
    return {
      message: `There is ${twin} already, which some computers take for the same file. ${another}`,
    };
  const known = readAssetFile(root, path);
  const isThere = known === undefined ? !writeAsset(root, path, contents) : !known.equals(contents);
  return isThere ? { message: `There is another ${path} already. ${another}` } : { path };
}

const another = 'Give the file another name.';

/** False where there is something under that name that is no asset, such as a link. */
function writeAsset(root: string, path: string, contents: Buffer): boolean {
  try {
    writeNewFile(join(root, path), contents);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** In the words of `validate`. */
function refusalOf(path: string, problem: AssetProblem): string {
  const file = { path, span: wholeFile(path), endings: [], otherwise: 'choose another file' };
  return diagnoseAsset(file, problem).message;
}

/** A name that is safe in addresses: accents go, other characters become hyphens. Folders stay. */
function plainName(name: string): string {
  if (/^[\w.-]*$/.test(name)) return name;
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w./\\]+/g, '-')
    .replace(/^-|-(?=\.)/g, '');
}
