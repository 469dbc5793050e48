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
  const place = await inFolder(['rev-parse', '--show-toplevel', '--show-prefix']);
  if (place === undefined) return undefined;
  const [top = '', prefix = ''] = place.split('\n');
  const atTop = askFrom(top);
  const commitOf: Repository['commitOf'] = (name) =>
    inFolder(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  return {
    commitOf,
    async mergeBase(branches) {
      const commits = await Promise.all(branches.map(commitOf));
      const known = commits.filter((commit) => commit !== undefined);
      return known.length === 0 ? undefined : inFolder(['merge-base', 'HEAD', ...known]);
    },
    async exportFiles(commit, paths, target) {
      // An index of its own, so that the repository's stays as it is.
      const env = { GIT_INDEX_FILE: join(target, '.index') };
      await atTop(['read-tree', `${commit}:${prefix}`], { env });
      const files = await atTop(['ls-files', '-z', '--', ...paths], { env });
      await atTop(['checkout-index', '--quiet', '-z', '--stdin', `--prefix=${target}/`], {
        env,
        input: files ?? '',
      });
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

interface Asking {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** What git prints when it is called in a folder; undefined where it refuses, or cannot be called. */
function askFrom(cwd: string) {
  return async (args: readonly string[], { env = {}, input = '' }: Asking = {}) => {
    const { exitCode, stdout } = await execa('git', args, { cwd, env, input, reject: false });
    return exitCode === 0 ? stdout : undefined;
  };
}
