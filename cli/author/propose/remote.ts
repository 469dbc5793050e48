import { OutputError, UsageError } from '../../diagnostics/command-errors.ts';
import type { Repository } from '../git/repository.ts';
import { mainBranches } from '../diff/open-versions.ts';

/** Where a proposal goes, and what it is held against. */
export type Remote = Awaited<ReturnType<typeof openRemote>>;

/** Asks where the project came from for its branches. No ref of the checkout changes. */
export async function openRemote(repository: Repository, mayPrompt: boolean) {
  const listedRemotes = (await repository.ask(['remote', '--verbose'])) ?? '';
  const remotes = [...listedRemotes.matchAll(/^(.+)\t(.+) \(push\)$/gm)];
  const [, name, address] = remotes.find(([, each]) => each === 'origin') ?? remotes[0] ?? [];
  if (name === undefined || address === undefined)
    throw new UsageError(
      'The project has no remote that a branch could be pushed to. Add its address: git remote add origin ADDRESS',
    );
  const ask = askingRemote(repository, mayPrompt);
  const listed = await ask(['ls-remote', '--symref', name, 'HEAD', 'refs/heads/*']);
  const heads = listed.matchAll(/^(\w+)\trefs\/heads\/(.+)$/gm);
  const branches = new Map([...heads].map(([, commit, branch = '']) => [branch, commit] as const));
  const [, named = ''] = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(listed) ?? [];
  const main = [named, ...mainBranches].find((branch) => branches.has(branch));
  const newest = branches.get(main ?? '');
  if (main === undefined || newest === undefined)
    throw new UsageError(
      `${name} has no main branch yet. Push that first: git push --set-upstream ${name} main`,
    );
  const base = await findBase(repository, newest, `${name}/${main}`);
  return {
    name,
    main,
    address,
    branches: [...branches.keys()],
    /** The last commit of its main branch that the checkout has. */
    base,
    isAhead: base !== newest,
    ask,
  };
}

/** The newest commit may not have been fetched; what was fetched of its branch is older. */
async function findBase(repository: Repository, newest: string, branch: string): Promise<string> {
  const { commitOf, mergeBase, isShallow } = repository;
  const known = (await commitOf(newest)) ?? (await commitOf(`refs/remotes/${branch}`));
  const base = known && (await mergeBase([known]));
  if (base !== undefined) return base;
  const fetch = (await isShallow()) ? 'git fetch --unshallow' : 'git fetch';
  throw new UsageError(
    `This checkout has no commit in common with ${branch}. Fetch what is missing: ${fetch}`,
  );
}

/** Why a remote refused, by the words of git and of its host. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /publickey|could not read (?:Username|Password)|Authentication failed|HTTP Basic/i,
    'Git is not signed in there. Sign in as for any push by hand, and try again.',
  ],
  [
    /denied|forbidden|not allowed|\b403\b|insufficient permission/i,
    'You may not push there. Ask those who keep the project for the right to push branches.',
  ],
  [
    /resolve host|connect|timed out|not found|not appear to be a git|does not exist/i,
    'No repository was reached there. Look whether you are online, and at its address: git remote --verbose',
  ],
];

/** What needs the remote; `mayPrompt` lets git ask for a name and a password at the terminal. */
function askingRemote({ ask }: Repository, mayPrompt: boolean) {
  const env = mayPrompt ? {} : { GIT_TERMINAL_PROMPT: '0' };
  return async (args: readonly string[]): Promise<string> => {
    try {
      return (await ask(args, undefined, { env })) ?? '';
    } catch (error) {
      if (!(error instanceof OutputError)) throw error;
      const [, reason] = reasons.find(([words]) => words.test(error.message)) ?? [];
      throw reason === undefined ? error : new OutputError(`${reason}\n${error.message}`);
    }
  };
}
