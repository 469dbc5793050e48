import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FittingAssets, UploadAnswer } from '../../../runtime/dev/inspector/edit-messages.ts';
import { assetKindOf, takes } from '../../resolve/asset-kinds.ts';
import { listAssets, openAssets } from '../../source/assets.ts';
import { inspectAsset } from '../../source/content/inspect-asset.ts';
import { writeNewFile } from '../../source/write-new-file.ts';

/** The assets of a project that a field of a format takes. */
export function listFitting(root: string, format: string): FittingAssets {
  const kind = assetKindOf(format);
  const assets = openAssets(root);
  const paths = [...assets.paths].filter((path) => kind !== undefined && takes(kind, path));
  const wordless = paths.filter((path) => !assets.hasTitle(path));
  return { paths, wordless, orLink: kind?.orLink === true };
}

/** The bytes of an asset of the project; undefined where it has no such asset. */
export function readAssetFile(root: string, path: string): Buffer | undefined {
  return listAssets(root).has(path) ? readFileSync(join(root, path)) : undefined;
}

/**
 * Puts a file among the assets under its plain name, as long as it is what its name says and no other file has that name.
 */
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
  if (!addressable.test(plain))
    return { message: `Name the file with letters, digits, - and _ alone: ${name} has others.` };
  const problem = inspectAsset(name, contents);
  if (problem !== undefined)
    return { message: `${name} is ${problem.kind}: by its name it is ${problem.promised}.` };
  const path = `assets/${plain}`;
  const known = readAssetFile(root, path);
  if (known === undefined) writeNewFile(join(root, path), contents);
  else if (!known.equals(contents))
    return { message: `There is another ${path} already. Give the file another name.` };
  return { path };
}

/** Names of files as addresses have them. */
const addressable = /^[\w-][\w.-]*$/;

/** A name as addresses have it: letters without their accents, and a hyphen for what else they lack. Folders stay. */
function plainName(name: string): string {
  if (addressable.test(name)) return name;
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\w./\\]+/g, '-')
    .replace(/^-|-(?=\.)/g, '');
}

/** How a picture is sent to a page; undefined for other files. */
export function pictureType(path: string): string | undefined {
  return types[extname(path).toLowerCase()];
}

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
