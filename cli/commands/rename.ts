import type { SourceFile } from '../diagnostics/span.ts';
import type { Mention } from '../edit/rename.ts';
import { mentionsOfAsset, renameInComments, writeMentions } from '../edit/rename.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import type { CheckedProject } from '../check-project.ts';
import type { Project, ProjectOptions } from '../project.ts';
import { iconNames, siteIcons } from '../resolve/asset-uses.ts';
import { nearest } from '../schema/nearest.ts';
import { capitalsTwin, listAssets, refuseAssetName } from '../source/assets.ts';
import { copyAsset, removeAsset, saveSourceFiles } from '../source/save.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProject } from './open-project.ts';
import { checkBeforeEdit, errorsOfDrafts } from './check-before-edit.ts';
import { UsageError } from './usage.ts';

/** Both files as they are to be. */
interface Texts {
  readonly regions: SourceFile;
  readonly library: SourceFile;
}

/**
 * `rename asset`: gives an asset another path, in both files and wherever they mention it. The file is copied first and
 * removed last, so that whatever keeps this from coming to its end, the YAML names a file that is there.
 */
export function renameAsset(
  oldName: string,
  newName: string,
  options: ProjectOptions,
  context: CommandContext,
): ExitCode {
  const project = openProject(options, context);
  const checked = checkBeforeEdit(project, context);
  if (checked === undefined) return ExitCode.problems;
  const [from, to] = [inAssets(oldName), inAssets(newName)];
  const { written } = checked.resolved;
  const { regions, library } = written;
  const mentions = mentionsOfAsset(written, from, to);
  refuseAsset(listAssets(project.root), from, to);
  const textOf = ({ document }: { readonly document: YamlDocument }) =>
    renameInComments(writeMentions(document, mentions), from, to);
  const texts = { regions: textOf(regions), library: textOf(library) };
  if (!copyAsset(project.root, from, to)) throw new UsageError(`There is a file ${to} already.`);
  try {
    save(project, checked, texts);
  } catch (error) {
    removeAsset(project.root, to);
    throw error;
  }
  removeAsset(project.root, from);
  printMentions(mentions, context);
  return ExitCode.fine;
}

function refuseAsset(assets: ReadonlySet<string>, from: string, to: string): void {
  if (!assets.has(from)) {
    const near = nearest(from, assets);
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    throw new UsageError(`There is no file ${from}.${hint}`);
  }
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

function isIcon(path: string): boolean {
  return iconNames(new Set([path])).length > 0;
}

/** Writes both files, or neither where one of them was changed meanwhile, would have errors, or cannot be written. */
function save(project: Project, checked: CheckedProject, { regions, library }: Texts): void {
  const { root, regionsFile, libraryFile } = project;
  const drafts = new Map([
    [regionsFile, regions],
    [libraryFile, library],
  ]);
  const errors = errorsOfDrafts(project, drafts);
  const messages = new Set(errors.map(({ message }) => message));
  if (messages.size > 0) throw new UsageError([...messages].join('\n'));
  const { written } = checked.resolved;
  const changed = saveSourceFiles(root, [
    { file: written.regions.document.file, text: regions.text },
    { file: written.library.document.file, text: library.text },
  ]);
  if (changed !== undefined) throw changedMeanwhile(changed);
}

function changedMeanwhile({ path }: SourceFile): UsageError {
  return new UsageError(`${path} was changed meanwhile, so nothing was renamed. Try again.`);
}

/** Prints where something else is written now. */
function printMentions(mentions: readonly Mention[], { stdout }: CommandContext): void {
  const spans = mentions.map(({ document, pointer }) => document.locate(pointer, 'value'));
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    stdout.write(`${formatLocation(span)}\n`);
  }
}

/** A path below `assets`, which need not be said. */
function inAssets(path: string): string {
  const plain = path.replace(/^\.\//, '');
  return plain.startsWith('assets/') ? plain : `assets/${plain}`;
}
