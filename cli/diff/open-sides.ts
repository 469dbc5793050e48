import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { programRoot } from '../emit/program-folder.ts';
import type { Project } from '../project.ts';
import { pathKind } from '../project.ts';
import type { Repository } from './git.ts';
import { openRepository } from './git.ts';

/** Where one of the two versions that are compared stands. */
export interface Location {
  /** As people call it: a git ref with its commit, a folder, `the working tree`. */
  readonly name: string;
  readonly project: Project;
}

/** Both versions, readable until they are closed. */
export interface Locations {
  readonly old: Location;
  readonly new: Location;
  /** What of this program differs between them, which compares both as it is now. */
  readonly changedProgram: readonly string[];
  close(): void;
}

/** What is compared: git refs or folders. */
export interface Versions {
  /** By default the last commit that the checkout has in common with the main branch. */
  readonly old: string | undefined;
  /** By default the working tree. */
  readonly new: string | undefined;
}

/** Why two versions cannot be compared. */
export type NoVersion =
  | { readonly reason: 'no main branch' | 'no repository' }
  | { readonly reason: 'unknown'; readonly name: string }
  | { readonly reason: 'no project'; readonly name: string };

/** Branches that others start from, in the checkout and where it came from. */
const mainBranches = ['main', 'master', 'origin/main', 'origin/master'];

/** Opens both versions of a project, or says why one cannot be opened. `cwd` is what folders are named from. */
export async function openSides(
  versions: Versions,
  project: Project,
  cwd: string,
): Promise<Locations | NoVersion> {
  const repository = await openRepository(project.root);
  const exported = mkdtempSync(join(realpathSync(tmpdir()), 'career-site-diff-'));
  const close = () => rmSync(exported, { recursive: true, force: true });
  const opening: Opening = { project, cwd, repository, exported };
  try {
    const found = [
      await openOld(versions.old, opening),
      await openNew(versions.new, opening),
    ] as const;
    const [old, next] = found;
    if ('project' in old && 'project' in next)
      return { old, new: next, changedProgram: await changedProgram(old, next), close };
    close();
    return 'reason' in old ? old : (next as NoVersion);
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

/** A place, and the commit that it was taken from. */
interface Opened extends Location {
  readonly commit?: string;
}

async function openOld(name: string | undefined, opening: Opening): Promise<Opened | NoVersion> {
  if (name !== undefined) return openNamed(name, opening);
  if (opening.repository === undefined) return { reason: 'no repository' };
  const base = await opening.repository.mergeBase(mainBranches);
  if (base === undefined) return { reason: 'no main branch' };
  return openCommit(`main (${base.slice(0, 7)})`, base, opening.repository, opening);
}

async function openNew(name: string | undefined, opening: Opening): Promise<Opened | NoVersion> {
  if (name !== undefined) return openNamed(name, opening);
  return { name: 'the working tree', project: opening.project };
}

/** A folder where there is one of that name, else a commit. */
async function openNamed(name: string, opening: Opening): Promise<Opened | NoVersion> {
  const folder = resolve(opening.cwd, name);
  if (pathKind(folder) === 'folder' && pathKind(join(folder, 'regions.yaml')) === 'file') {
    return { name, project: ownProject(folder, opening) };
  }
  const commit = await opening.repository?.commitOf(name);
  if (opening.repository === undefined || commit === undefined) {
    return { reason: pathKind(folder) === 'folder' ? 'no project' : 'unknown', name };
  }
  const short = commit.slice(0, 7);
  const label = commit.startsWith(name) ? short : `${name} (${short})`;
  return openCommit(label, commit, opening.repository, opening);
}

function ownProject(root: string, { project: { today } }: Opening): Project {
  const files = { regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
  return { root, ...files, today };
}

async function openCommit(
  name: string,
  commit: string,
  repository: Repository,
  opening: Opening,
): Promise<Opened | NoVersion> {
  const root = mkdtempSync(join(opening.exported, 'version-'));
  await repository.exportFiles(commit, ['regions.yaml', 'library.yaml', 'assets'], root);
  if (pathKind(join(root, 'regions.yaml')) !== 'file') return { reason: 'no project', name };
  return { name, commit, project: ownProject(root, opening) };
}

/** What pages are made by; a test of the program or a page of its documentation changes none. */
const makers = /^(?:runtime|templates|cli\/(?:emit|manifest|resolve|site))\//;

async function changedProgram(old: Opened, next: Opened): Promise<readonly string[]> {
  // Who owns the program does not matter to who compares a project.
  const program = await openRepository(programRoot).catch(() => undefined);
  const from = old.commit;
  if (program === undefined || from === undefined) return [];
  const isKnown = (await program.commitOf(from)) !== undefined;
  const changed = isKnown ? await program.changedPaths(from, next.commit) : [];
  return changed.filter((path) => makers.test(path));
}
