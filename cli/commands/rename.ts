import { mentionsOfAsset, renameInComments, writeMentions } from '../author/edit/rename.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import { checkProject } from '../compile/check-project.ts';
import type { ProjectOptions } from '../compile/project.ts';
import { iconNames, siteIcons } from '../compile/resolve/asset-uses.ts';
import type { AssetFiles } from '../compile/source/assets.ts';
import {
  assetFiles,
  capitalsTwin,
  refuseAssetName,
  withRenamed,
} from '../compile/source/assets.ts';
import { listFiles } from '../compile/resolve/written.ts';
import { linkAsset, removeFile } from '../compile/source/save.ts';
import type { CommandContext } from './command-context.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';
import { refuseErrors, writeDrafts } from './save-drafts.ts';
import { didYouMean } from './usage.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

/**
 * `rename asset`: renames an asset, in both files and in comments. It has both names once all is
 * checked, and loses the old one last, so that the command can be repeated wherever it was
 * interrupted.
 */
export function renameAsset(
  context: CommandContext,
  oldName: string,
  newName: string,
  options: ProjectOptions,
): void {
  const project = openProject(options, context);
  const checked = orReport(checkProject(project), context);
  const from = inAssets(oldName);
  const to = inAssets(newName);
  const { written } = checked.resolved;
  const mentions = mentionsOfAsset(written, from, to);
  const assets = assetFiles(project.root);
  refuseAsset(assets.paths, from, to);
  const files = listFiles(written).map(([, { document }]) => ({
    file: document.file,
    next: renameInComments(writeMentions(document, mentions), from, to),
  }));
  refuseOther(assets, from, to);
  refuseErrors({ ...project, assets: withRenamed(assets, from, to) }, files, 'renamed');
  if (!linkAsset(project.root, from, to)) throw taken(to);
  try {
    writeDrafts(project, files, 'renamed');
  } catch (error) {
    removeFile(project.root, to);
    throw error;
  }
  removeFile(project.root, from);
  // Where something else is written now.
  const spans = mentions.map(({ document, pointer }) => document.locate(pointer, 'value'));
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    context.stdout.write(`${formatLocation(span)}\n`);
  }
}

function refuseAsset(assets: ReadonlySet<string>, from: string, to: string): void {
  if (!assets.has(from))
    throw new UsageError(`There is no file ${from}.${didYouMean(from, assets, '')}`);
  const fixed: readonly string[] = Object.values(siteIcons);
  if (fixed.includes(from)) {
    throw new UsageError(`${from} keeps its name: browsers and programs find it by that.`);
  }
  const [, ...names] = to.split('/');
  const refusal = names.map(refuseAssetName).find((reason) => reason !== undefined);
  if (refusal !== undefined)
    throw new UsageError(
      `${to} cannot be the name of an asset. ${refusal} Write a path such as assets/logos/nv.svg.`,
    );
  const twin = capitalsTwin(new Set([...assets].filter((path) => path !== from)), to);
  if (twin !== undefined)
    throw new UsageError(`There is ${twin} already, which some computers take for the same file.`);
  if (isIcon(from) && !isIcon(to)) {
    throw new UsageError(`${from} is an icon, and those are called assets/icons/ + name + .svg.`);
  }
}

/** The same file is what an interrupted command left. */
function refuseOther({ paths, read }: AssetFiles, from: string, to: string): void {
  if (paths.has(to) && read(from)?.equals(read(to) ?? Buffer.of()) !== true) throw taken(to);
}

function taken(to: string): UsageError {
  return new UsageError(`There is a file ${to} already.`);
}

function isIcon(path: string): boolean {
  return iconNames(new Set([path])).length > 0;
}

/** A path below `assets`, which need not be said. */
function inAssets(path: string): string {
  const plain = path.replace(/^\.\//, '');
  return plain.startsWith('assets/') ? plain : `assets/${plain}`;
}
