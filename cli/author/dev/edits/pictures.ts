import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FittingAssets, UploadAnswer } from '../../page/inspector/edit-messages.ts';
import { assetKindOf, takes } from '../../../compile/resolve/asset-uses.ts';
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

/** The assets of a project that a field of a format takes. */
export function listFitting(root: string, format: string): FittingAssets {
  const kind = assetKindOf(format);
  const assets = openAssets(assetFiles(root));
  const paths = [...assets.paths].filter((path) => kind !== undefined && takes(kind, path));
  const wordless = paths.filter((path) => !assets.hasTitle(path));
  return { paths, wordless, orLink: kind?.orLink === true };
}

/** The bytes of an asset of the project; undefined where it has no such asset. */
export function readAssetFile(root: string, path: string): Buffer | undefined {
  return listAssets(root).has(path) ? readFileSync(join(root, path)) : undefined;
}

/** Adds a file that is what its name says, under its plain name, if no other has that. */
export function addAsset(
  root: string,
  format: string,
  name: string,
  contents: Buffer,
): UploadAnswer {
  const kind = assetKindOf(format);
  if (kind === undefined || !takes(kind, name))
    return { message: `${name} is not ${kind?.words ?? 'a file that this field takes'}.` };
  const plain = plainName(name);
  const refusal = refuseAssetName(plain);
  if (refusal !== undefined) return { message: refusal };
  const problem = inspectAsset(name, contents);
  if (problem !== undefined) return { message: refusalOf(name, problem) };
  const path = `assets/${plain}`;
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
