import { join } from 'node:path';
import { execa } from 'execa';

/** A repository, as seen from a folder inside it. */
export interface Repository {
  /** The commit that a ref names; undefined where there is no such commit. */
  commitOf(name: string): Promise<string | undefined>;
  /** The last commit that a checkout has in common with any of some branches. */
  mergeBase(branches: readonly string[]): Promise<string | undefined>;
  /** Writes files and folders of a commit, named as seen from the folder, into another folder. */
  exportFiles(commit: string, paths: readonly string[], target: string): Promise<void>;
  /** Paths below the folder that differ between two commits, or between one and what stands there. */
  changedPaths(from: string, to: string | undefined): Promise<readonly string[]>;
}

/** Opens the repository of a folder; undefined where there is none, or no git. */
export async function openRepository(folder: string): Promise<Repository | undefined> {
  const inFolder = askFrom(folder);
  const place = await inFolder(['rev-parse', '--show-toplevel', '--show-prefix'], noRepository);
  if (place === undefined) return undefined;
  const [top = '', prefix = ''] = place.split('\n');
  const atTop = askFrom(top);
  const commitOf: Repository['commitOf'] = (name) =>
    inFolder(
      ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
      anyRefusal,
    );
  return {
    commitOf,
    async mergeBase(branches) {
      const commits = await Promise.all(branches.map(commitOf));
      const known = commits.filter((commit) => commit !== undefined);
      return known.length === 0
        ? undefined
        : inFolder(['merge-base', 'HEAD', ...known], noAncestor);
    },
    async exportFiles(commit, paths, target) {
      // An index of its own, so that the repository's stays as it is.
      const env = { GIT_INDEX_FILE: join(target, '.index') };
      await atTop(['read-tree', `${commit}:${prefix}`], undefined, { env });
      const files = await atTop(['ls-files', '-z', '--', ...paths], undefined, { env });
      const checkout = ['checkout-index', '--quiet', '-z', '--stdin', `--prefix=${target}/`];
      await atTop(checkout, undefined, { env, input: files ?? '' });
    },
    async changedPaths(from, to) {
      const commits = to === undefined ? [from] : [from, to];
      const paths = await inFolder([
        'diff',
        '--name-only',
        '--relative',
        '-z',
        ...commits,
        '--',
        '.',
      ]);
      return (paths ?? '').split('\0').filter((path) => path !== '');
    },
  };
}

/** Git could not do its work; the message has its own words. */
export class GitError extends Error {}

interface Asking {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

interface Refusal {
  readonly exitCode?: number | undefined;
  readonly stderr?: string;
}

/** Whether a refusal of git is an answer; every other is an error. */
type IsAnswer = (refusal: Refusal) => boolean;

/** Git is not installed, or the folder is in no repository. */
const noRepository: IsAnswer = ({ exitCode, stderr = '' }) =>
  exitCode === undefined || stderr.includes('not a git repository');
const noAncestor: IsAnswer = ({ exitCode }) => exitCode === 1;
const anyRefusal: IsAnswer = () => true;

/** What git prints when it is called in a folder; undefined where its refusal is an answer. */
function askFrom(cwd: string) {
  return async (
    args: readonly string[],
    isAnswer: IsAnswer = () => false,
    { env = {}, input = '' }: Asking = {},
  ): Promise<string | undefined> => {
    // Its words are read, so they have to be English.
    const options = { cwd, env: { ...env, LC_ALL: 'C' }, input, reject: false } as const;
    const { exitCode, stdout, stderr } = await execa('git', args, options);
    if (exitCode === 0) return stdout;
    if (isAnswer({ exitCode, stderr })) return undefined;
    throw new GitError(`git ${String(args[0])} failed. Git says: ${stderr.trim()}`);
  };
}
