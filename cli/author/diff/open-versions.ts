import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from '../../diagnostics/command-errors.ts';
import { programRoot } from '../../compile/program-folder.ts';
import type { Site } from '../../compile/open-site.ts';
import type { Project } from '../../compile/project.ts';
import { pathKind } from '../../compile/project.ts';
import type { AssetFile } from '../../compile/site/assets.ts';
import { readAssets } from '../../compile/site/assets.ts';
import type { Repository } from '../git/repository.ts';
import { openRepository } from '../git/repository.ts';

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
  /** The instant of the old version; with another one the working tree is compared alone. */
  readonly oldAt: string;
}

/** Branches that others start from by habit, in the checkout and where it came from. */
export const mainBranches = ['main', 'master', 'origin/main', 'origin/master'];

/**
 * Opens both versions of a project, readable until they are closed, and says what of this program
 * differs between them, which compares both as it is now.
 *
 * @param cwd What folders are named from.
 * @throws UsageError Where one of them is not there.
 */
export async function openVersions(versions: Versions, project: Project, cwd: string) {
  const { oldAt } = versions;
  const repository = await openRepository(project.root);
  const exported = mkdtempSync(join(realpathSync(tmpdir()), 'career-site-diff-'));
  const close = () => rmSync(exported, { recursive: true, force: true });
  const isOneInstant = oldAt === project.at;
  const open = async (found: Found, at: string): Promise<Location> => {
    const root = found.commit === undefined ? found.root : mkdtempSync(join(exported, 'version-'));
    if (root === undefined) return { ...found, project: { ...project, at } };
    if (found.commit !== undefined) await repository?.exportFiles(found.commit, parts, root);
    if (!isProject(root)) throw noProject(found.name);
    return { ...found, project: { root, regionsFile, libraryFile, at } };
  };
  // A version at one of two instants goes by the name of that as well.
  const named = (version: Location): Location =>
    isOneInstant ? version : { ...version, name: `${version.name} at ${version.project.at}` };
  try {
    const find = (name: string) => findVersion(name, cwd, repository);
    const base = () => (isOneInstant ? findBase(repository) : workingTree);
    const old = await open(await (versions.old === undefined ? base() : find(versions.old)), oldAt);
    const newFound = versions.new === undefined ? workingTree : await find(versions.new);
    const next = await open(newFound, project.at);
    const changed = await changedProgram(old, next);
    return { old: named(old), new: named(next), changedProgram: changed, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** A version: of a folder, of a commit, or else the working tree. */
interface Found extends Pick<Location, 'name' | 'commit'> {
  readonly root?: string;
}

const workingTree: Found = { name: 'the working tree' };

const [regionsFile, libraryFile] = ['regions.yaml', 'library.yaml'] as const;
const parts = [regionsFile, libraryFile, 'assets'];

async function findBase(repository: Repository | undefined): Promise<Found> {
  if (repository === undefined)
    throw new UsageError(
      'There is no git repository here to compare with. Name two folders: career-site diff OLD NEW.',
    );
  const branches = await knownBranches(repository);
  const [main] = branches;
  if (main === undefined) throw await noMainBranch(repository);
  const commit = await repository.mergeBase(branches.map((branch) => branch.commit));
  if (commit === undefined) throw await noCommonCommit(main.name, repository);
  return { name: `${main.name.replace(/^origin\//, '')} (${commit.slice(0, 7)})`, commit };
}

/** The branches that this one may have left; that of the origin comes first. */
async function knownBranches(repository: Repository) {
  const origin = await repository.originBranch();
  const names = [...(origin === undefined ? [] : [origin]), ...mainBranches];
  const found = names.map(async (name) => ({ name, commit: await repository.commitOf(name) }));
  return (await Promise.all(found)).flatMap(({ name, commit }) =>
    commit === undefined ? [] : [{ name, commit }],
  );
}

async function noMainBranch(repository: Repository): Promise<UsageError> {
  const missing = 'There is no branch main or master here, and origin names no other.';
  return new UsageError(
    (await repository.isShallow())
      ? `${missing} This clone is shallow, and may have one branch alone. Fetch the rest by git remote set-branches origin '*', git fetch --unshallow and git remote set-head origin --auto; with actions/checkout, by fetch-depth: 0.`
      : `${missing} Name what to compare with: career-site diff REF.`,
  );
}

async function noCommonCommit(main: string, repository: Repository): Promise<UsageError> {
  if (!(await repository.isShallow()))
    return new UsageError(
      `This branch and ${main} have no commit in common. Name what to compare with: career-site diff REF.`,
    );
  return new UsageError(
    `This clone is shallow, and does not reach back to where this branch left ${main}. Fetch the rest by git fetch --unshallow; with actions/checkout, by fetch-depth: 0.`,
  );
}

/** A folder where there is one of that name, else a commit. */
async function findVersion(
  name: string,
  cwd: string,
  repository: Repository | undefined,
): Promise<Found> {
  const root = resolve(cwd, name);
  if (isProject(root)) return { name, root };
  const commit = await repository?.commitOf(name);
  if (commit === undefined)
    throw pathKind(root) === 'folder'
      ? noProject(name)
      : new UsageError(`There is no git ref and no folder ${name}.`);
  const short = commit.slice(0, 7);
  return { name: commit.startsWith(name) ? short : `${name} (${short})`, commit };
}

function isProject(folder: string): boolean {
  return pathKind(join(folder, regionsFile)) === 'file';
}

function noProject(name: string): UsageError {
  return new UsageError(`There is no ${regionsFile} in ${name}.`);
}

/** What pages are made by; a test of the program or a page of its documentation changes none. */
export const makers = [
  'runtime',
  'templates',
  ...['emit', 'manifest', 'resolve', 'site'].map((room) => `cli/compile/${room}`),
];

async function changedProgram(old: Location, next: Location): Promise<readonly string[]> {
  // Who owns the program does not matter to who compares a project.
  const program = await openRepository(programRoot).catch(() => undefined);
  const isKnown = old.commit !== undefined && (await program?.commitOf(old.commit)) !== undefined;
  if (program === undefined || old.commit === undefined || !isKnown) return [];
  const changed = await program.changedPaths(old.commit, next.commit);
  return changed.filter((path) => makers.some((folder) => path.startsWith(`${folder}/`)));
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
