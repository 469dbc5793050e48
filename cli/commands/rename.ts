import type { SourceFile } from '../diagnostics/span.ts';
import type { Mention } from '../edit/rename.ts';
import {
  mentionsOfAsset,
  mentionsOfRegion,
  renameInComments,
  renameRegion,
  writeMentions,
} from '../edit/rename.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import type { CheckedProject } from '../check-project.ts';
import type { Project, ProjectOptions } from '../project.ts';
import { claimsOf, findRegion, normaliseAlias } from '../resolve/names.ts';
import { iconNames, siteIcons } from '../resolve/asset-uses.ts';
import { asName, namePatterns } from '../schema/formats/name.ts';
import { nearest } from '../schema/nearest.ts';
import { capitalsTwin, listAssets, refuseAssetName } from '../source/assets.ts';
import { copyAsset, removeAsset, saveSourceFiles } from '../source/save.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProject } from './open-project.ts';
import { checkBeforeEdit, errorsOfDrafts } from './check-before-edit.ts';
import { UsageError, unknownName } from './usage.ts';

/** What is called otherwise. */
export type Renamed = 'asset' | 'region';

/** `rename`: gives an asset or a region another name, in both files and wherever they mention it. */
export async function rename(
  what: Renamed,
  from: string,
  to: string,
  options: ProjectOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const project = openProject(options, context);
  const checked = checkBeforeEdit(project, context);
  if (checked === undefined) return ExitCode.problems;
  const run = { project, checked, context };
  if (what === 'asset') renameAsset(run, inAssets(from), inAssets(to));
  else renameRegionKey(run, from, to);
  return ExitCode.fine;
}

interface Run {
  readonly project: Project;
  readonly checked: CheckedProject;
  readonly context: CommandContext;
}

/** Both files as they are to be. */
interface Texts {
  readonly regions: SourceFile;
  readonly library: SourceFile;
}

/**
 * The file is copied first and removed last, so that whatever keeps this from coming to its end, the YAML names a file that
 * is there.
 */
function renameAsset(run: Run, from: string, to: string): void {
  const { project, checked } = run;
  const mentions = mentionsOfAsset(checked.written, from, to);
  refuseAsset(listAssets(project.root), from, to);
  const { regions, library } = mentioned(checked, mentions);
  const texts = {
    regions: renameInComments(regions, from, to),
    library: renameInComments(library, from, to),
  };
  if (!copyAsset(project.root, from, to)) throw new UsageError(`There is a file ${to} already.`);
  try {
    save(run, texts);
  } catch (error) {
    removeAsset(project.root, to);
    throw error;
  }
  removeAsset(project.root, from);
  printMentions(run, mentions);
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

function renameRegionKey(run: Run, name: string, to: string): void {
  const { project, checked } = run;
  const { written, resolved } = checked;
  const found = findRegion(resolved, name);
  if (!found)
    throw unknownName(
      'region',
      name,
      resolved.regions.map(({ key }) => key),
    );
  const from = found.key;
  refuseKey(written.regions.value.regions, to);
  const mentions = mentionsOfRegion(written, listAssets(project.root), from, to);
  const { regions, library } = mentioned(checked, mentions);
  save(run, { regions: renameRegion(regions, from, to), library });
  printMentions(run, mentions);
  const entry = written.regions.value.regions[from];
  const names = entry ? claimsOf(to, entry).map(({ text }) => normaliseAlias(text)) : [];
  if (!names.includes(normaliseAlias(from))) {
    run.context.stderr.write(
      `/${from} no longer leads to ${to}. Write "${from}" under its \`aliases\` to keep that address.\n`,
    );
  }
}

function refuseKey(regions: Readonly<Record<string, unknown>>, to: string): void {
  if (Object.hasOwn(regions, to)) throw new UsageError(`There is a region "${to}" already.`);
  if (namePatterns['region-key'].test(to)) return;
  const near = asName('region-key', to);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  throw new UsageError(
    `"${to}" cannot be the key of a region.${hint} Write lower-case letters, with underscores for spaces.`,
  );
}

function mentioned({ written }: CheckedProject, mentions: readonly Mention[]): Texts {
  return {
    regions: writeMentions(written.regions.document, mentions),
    library: writeMentions(written.library.document, mentions),
  };
}

/** Writes both files, or neither where one of them was changed meanwhile, would have errors, or cannot be written. */
function save({ project, checked }: Run, { regions, library }: Texts): void {
  const { root, regionsFile, libraryFile } = project;
  const drafts = new Map([
    [regionsFile, regions],
    [libraryFile, library],
  ]);
  const errors = errorsOfDrafts(project, drafts);
  const messages = new Set(errors.map(({ message }) => message));
  if (messages.size > 0) throw new UsageError([...messages].join('\n'));
  const { written } = checked;
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
function printMentions({ context }: Run, mentions: readonly Mention[]): void {
  const spans = mentions.map(({ document, pointer }) => document.locate(pointer, 'value'));
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    context.stdout.write(`${formatLocation(span)}\n`);
  }
}

/** A path below `assets`, which need not be said. */
function inAssets(path: string): string {
  const plain = path.replace(/^\.\//, '');
  return plain.startsWith('assets/') ? plain : `assets/${plain}`;
}
