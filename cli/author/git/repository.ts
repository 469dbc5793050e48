import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { OutputError, UsageError } from '../../diagnostics/command-errors.ts';

/** A repository, as seen from a folder inside it. */
export type Repository = NonNullable<Awaited<ReturnType<typeof openRepository>>>;

/** Opens the repository of a folder; undefined where there is none, or no git. */
export async function openRepository(folder: string) {
  const inFolder = askFrom(folder);
  const place = await inFolder(['rev-parse', '--show-toplevel', '--show-prefix'], noRepository);
  if (place === undefined) return undefined;
  const [top = '', prefix = ''] = place.split('\n');
  const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
  const commitOf = (name: string) => inFolder([...verify, `${name}^{commit}`], () => true);
  return {
    /** Path of the folder below the top of the repository, with a slash at its end; empty there. */
    prefix,
    /** What git prints, asked from the folder. */
    ask: inFolder,
    /** The commit that a ref names; undefined where there is no such commit. */
    commitOf,
    /** The main branch of where the checkout came from, such as `origin/trunk`, if it is named. */
    originBranch: () =>
      inFolder(['rev-parse', '--abbrev-ref', '--verify', '--quiet', 'origin/HEAD'], () => true),
    /** Whether the checkout holds only the newest part of its history. */
    isShallow: async () => (await inFolder(['rev-parse', '--is-shallow-repository'])) === 'true',
    /** The last commit that a checkout has in common with any of some commits. */
    mergeBase: (commits: readonly string[]) =>
      inFolder(['merge-base', 'HEAD', ...commits], ({ exitCode }) => exitCode === 1),
    /**
     * Writes files and folders of a commit, named as seen from the folder, into another folder.
     *
     * @throws UsageError Where a submodule among them was not fetched.
     */
    exportFiles: (commit: string, paths: readonly string[], target: string) =>
      exportFiles({ top, prefix, commit }, paths, target),
    /** The last two commits that changed a file below the folder, the later first. */
    async lastCommitsOf(path: string): Promise<readonly string[]> {
      const printed = await inFolder(['log', '-n', '2', '--format=%H', '--', path], () => true);
      return (printed ?? '').split('\n').filter((commit) => commit !== '');
    },
    /** A file of a commit, which ends its last line; undefined where it has none. */
    async textIn(commit: string, path: string): Promise<string | undefined> {
      const text = await inFolder(['show', `${commit}:./${path}`], () => true);
      return text === undefined ? undefined : `${text}\n`;
    },
    /**
     * When each line of a text was written, in seconds since 1970, if the file said it now;
     * undefined where git does not know the file.
     */
    async timesOfLines(path: string, text: string): Promise<readonly number[] | undefined> {
      const blame = ['blame', '--porcelain', '-w', '--contents', '-', '--', path];
      const printed = await inFolder(blame, () => true, { input: text });
      return printed === undefined ? undefined : readTimes(printed);
    },
    /**
     * Which commits lines of a file are of, such as `12,14`, as `git blame --porcelain` prints it:
     * of a commit, or of a text that need not be committed. Empty where no commit has the file.
     */
    async blame(path: string, lines: string, version: string | { readonly text: string }) {
      const [of, input] = typeof version === 'string' ? [version] : ['--contents=-', version.text];
      const args = ['blame', '--porcelain', '-L', lines, of, '--', path];
      return (await inFolder(args, () => true, { input })) ?? '';
    },
    /** Paths below the folder that differ between two commits, or one and the working tree. */
    async changedPaths(from: string, to: string | undefined) {
      const commits = to === undefined ? [from] : [from, to];
      const names = ['diff', '--name-only', '--relative', '-z'];
      const paths = await inFolder([...names, ...commits, '--', '.']);
      return (paths ?? '').split('\0').filter((path) => path !== '');
    },
  };
}

interface Export {
  /** The folder of the whole repository. */
  readonly top: string;
  /** Path of the folder that paths are named from, as in `Repository`. */
  readonly prefix: string;
  readonly commit: string;
}

async function exportFiles(
  { top, prefix, commit }: Export,
  paths: readonly string[],
  target: string,
): Promise<void> {
  const atTop = askFrom(top);
  // An index of its own, so that the repository's stays as it is.
  const env = { GIT_INDEX_FILE: join(target, '.index') };
  await atTop(['read-tree', `${commit}:${prefix}`], never, { env });
  const listed = await atTop(['ls-files', '-z', '--stage', '--', ...paths], never, { env });
  const entries = (listed ?? '').split('\0').filter((entry) => entry !== '');
  for (const entry of entries.filter(isSubmodule))
    await exportSubmodule(join(top, prefix), entry, target);
  const files = entries.filter((entry) => !isSubmodule(entry));
  const input = files.map((entry) => `${pathOf(entry)}\0`).join('');
  const checkout = ['checkout-index', '--quiet', '-z', '--stdin', `--prefix=${target}/`];
  await atTop(checkout, never, { env, input });
}

/** Whether an entry of `git ls-files --stage` is a commit of another repository. */
function isSubmodule(entry: string): boolean {
  return entry.startsWith('160000 ');
}

/** The path of an entry, which is `mode name stage<tab>path`. */
function pathOf(entry: string): string {
  return entry.slice(entry.indexOf('\t') + 1);
}

/** @param folder What the path of the entry is named from. */
async function exportSubmodule(folder: string, entry: string, target: string): Promise<void> {
  const [, commit = ''] = entry.split(' ');
  const path = pathOf(entry);
  const submodule = await openRepository(join(folder, path));
  // Without its files the folder is one of the repository around it.
  const isFetched = submodule?.prefix === '' && (await submodule.commitOf(commit)) !== undefined;
  if (!isFetched)
    throw new UsageError(
      `${path} is a submodule of git, and its commit ${commit.slice(0, 7)} is not here. Have it fetched by \`git submodule update --init\`, or, if that was done, by \`git -C ${path} fetch\`.`,
    );
  const below = join(target, path);
  mkdirSync(below, { recursive: true });
  await submodule.exportFiles(commit, ['.'], below);
}

/** Each line follows its commit, whose first mention says when it was made. */
function readTimes(printed: string): readonly number[] {
  const known = new Map<string, number>();
  let commit = '';
  return printed.split('\n').flatMap((line) => {
    const [name = '', value] = line.split(' ', 2);
    if (/^[0-9a-f]{40,}$/.test(name)) commit = name;
    if (name === 'author-time') known.set(commit, Number(value));
    return line.startsWith('\t') ? (known.get(commit) ?? 0) : [];
  });
}

/** Whether a refusal of git is an answer; every other is an error. */
type IsAnswer = (refusal: { exitCode?: number | undefined; stderr: string }) => boolean;

/** Git is not installed, or the folder is in no repository. */
const noRepository: IsAnswer = ({ exitCode, stderr }) =>
  exitCode === undefined || stderr.includes('not a git repository');
const never: IsAnswer = () => false;

/** What git prints; undefined where its refusal is an answer. Others are thrown in its words. */
function askFrom(cwd: string) {
  return async (
    args: readonly string[],
    isAnswer = never,
    given: { readonly env?: object; readonly input?: string | undefined } = {},
  ): Promise<string | undefined> => {
    // Its words are read, so they have to be English. No question writes the index.
    const env = { ...given.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
    const options = { cwd, env, input: given.input ?? '', reject: false } as const;
    const { exitCode, stdout, stderr } = await execa('git', args, options);
    if (exitCode === 0) return stdout;
    if (isAnswer({ exitCode, stderr })) return undefined;
    throw new OutputError(`git ${String(args[0])} failed. Git says: ${stderr.trim()}`);
  };
}
