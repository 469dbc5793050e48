import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '../diagnostics/command-errors.ts';
import { programRoot } from '../emit/program-folder.ts';
import type { Site } from '../open-site.ts';
import type { Project } from '../project.ts';
import { pathKind } from '../project.ts';
import type { AssetFile } from '../site/assets.ts';
import { readAssets } from '../site/assets.ts';
import type { Repository } from './git.ts';
import { openRepository } from './git.ts';

/** Where one of the two versions that are compared stands. */
export interface Location {
  /** As people call it: a git ref with its commit, a folder, `the working tree`. */
  readonly name: string;
  readonly project: Project;
  /** The commit that it was taken from. */
  readonly commit?: string;
}

/** What is compared: git refs or folders. */
export interface Versions {
  /** By default the last commit that the checkout has in common with the main branch. */
  readonly old: string | undefined;
  /** By default the working tree. */
  readonly new: string | undefined;
  /** The instant that the old version is shown at; where it is not that of the new one, the working tree is compared with itself. */
  readonly oldAt: string;
}

/** Branches that others start from, in the checkout and where it came from. */
const mainBranches = ['main', 'master', 'origin/main', 'origin/master'];

/**
 * Opens both versions of a project, readable until they are closed, and says what of this program differs between them, which
 * compares both as it is now.
 *
 * @param cwd What folders are named from.
 * @throws UsageError Where one of them is not there.
 */
export async function openVersions(versions: Versions, project: Project, cwd: string) {
  const { oldAt } = versions;
  const repository = await openRepository(project.root);
  const exported = mkdtempSync(join(realpathSync(tmpdir()), 'career-site-diff-'));
  const close = () => rmSync(exported, { recursive: true, force: true });
  const opening: Opening = { project, cwd, repository, exported };
  const isOneInstant = oldAt === project.at;
  const workingTree: Location = { name: 'the working tree', project };
  const open = (name: string | undefined, other: () => Location | Promise<Location>) =>
    name === undefined ? other() : openNamed(name, opening);
  // A version at one of two instants goes by the name of that as well.
  const at = (version: Location, instant: string): Location => {
    const { name, project: own } = version;
    if (isOneInstant) return version;
    return { ...version, name: `${name} at ${instant}`, project: { ...own, at: instant } };
  };
  try {
    const old = await open(versions.old, () => (isOneInstant ? openBase(opening) : workingTree));
    const next = await open(versions.new, () => workingTree);
    const changed = await changedProgram(old, next);
    return { old: at(old, oldAt), new: at(next, project.at), changedProgram: changed, close };
  } catch (error) {
    close();
    throw error;
  }
}

interface Opening {
  readonly project: Project;
  readonly cwd: string;
  readonly repository: Repository | undefined;
  /** A folder for what is taken out of the repository. */
  readonly exported: string;
}

async function openBase(opening: Opening): Promise<Location> {
  const { repository } = opening;
  if (repository === undefined)
    throw new UsageError(
      'There is no git repository here to compare with. Name two folders: career-site diff OLD NEW.',
    );
  const base = await repository.mergeBase(mainBranches);
  if (base === undefined)
    throw new UsageError(
      'There is no branch main or master here that this one left. Name what to compare with: career-site diff REF.',
    );
  return openCommit(`main (${base.slice(0, 7)})`, base, repository, opening);
}

/** A folder where there is one of that name, else a commit. */
async function openNamed(name: string, opening: Opening): Promise<Location> {
  const { repository } = opening;
  const folder = resolve(opening.cwd, name);
  if (isProject(folder)) return { name, project: ownProject(folder, opening) };
  const commit = await repository?.commitOf(name);
  if (repository === undefined || commit === undefined)
    throw pathKind(folder) === 'folder'
      ? noProject(name)
      : new UsageError(`There is no git ref and no folder ${name}.`);
  const short = commit.slice(0, 7);
  const label = commit.startsWith(name) ? short : `${name} (${short})`;
  return openCommit(label, commit, repository, opening);
}

function isProject(folder: string): boolean {
  return pathKind(join(folder, 'regions.yaml')) === 'file';
}

function noProject(name: string): UsageError {
  return new UsageError(`There is no regions.yaml in ${name}.`);
}

function ownProject(root: string, { project: { at } }: Opening): Project {
  return { root, regionsFile: 'regions.yaml', libraryFile: 'library.yaml', at };
}

async function openCommit(
  name: string,
  commit: string,
  repository: Repository,
  opening: Opening,
): Promise<Location> {
  const root = mkdtempSync(join(opening.exported, 'version-'));
  await repository.exportFiles(commit, ['regions.yaml', 'library.yaml', 'assets'], root);
  if (!isProject(root)) throw noProject(name);
  return { name, commit, project: ownProject(root, opening) };
}

/** What pages are made by; a test of the program or a page of its documentation changes none. */
const makers = /^(?:runtime|templates|cli\/(?:emit|manifest|resolve|site))\//;

async function changedProgram(old: Location, next: Location): Promise<readonly string[]> {
  // Who owns the program does not matter to who compares a project.
  const program = await openRepository(programRoot).catch(() => undefined);
  const isKnown = old.commit !== undefined && (await program?.commitOf(old.commit)) !== undefined;
  if (program === undefined || old.commit === undefined || !isKnown) return [];
  const changed = await program.changedPaths(old.commit, next.commit);
  return changed.filter((path) => makers.test(path));
}

/** One of the two versions that are compared: what is written, and what that names. */
export interface Side extends Site {
  /** The files of the project that the YAML names, by path. */
  readonly files: ReadonlyMap<string, AssetFile>;
}

/** Reads what a site names. */
export function readSide(site: Site): Side {
  const { usedAssets, madeAssets } = site.manifest;
  const paths = [...usedAssets].filter((path) => !madeAssets.has(path));
  return { ...site, files: readAssets(site.root, paths) };
}
