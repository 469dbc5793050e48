import type { Project } from '../../compile/project.ts';
import { UsageError } from '../../diagnostics/command-errors.ts';
import { listSome } from '../../diagnostics/print/amounts.ts';
import type { Repository } from '../git/repository.ts';
import { openRepository } from '../git/repository.ts';
import { reviewAddress } from './address.ts';
import { changeFiles } from './changed-files.ts';
import type { Remote } from './remote.ts';
import { openRemote } from './remote.ts';

/** What a proposal is called and says. */
export interface ProposalWords {
  /** In one line. */
  readonly title: string;
  readonly message: string;
  readonly branch: string;
}

/** What a project says otherwise than the main branch of where it came from. */
export type Proposal = Awaited<ReturnType<typeof openProposal>>;

/**
 * Makes ready what would be proposed; nothing is pushed yet.
 *
 * @param mayPrompt Whether git may ask for a name and a password at the terminal.
 * @throws UsageError Where there is nothing to propose, or nowhere.
 */
export async function openProposal(project: Project, mayPrompt: boolean) {
  const repository = await openRepository(project.root);
  if (repository === undefined)
    throw new UsageError(
      `${project.root} is in no git repository, or git is not installed (https://git-scm.com). Get the project by git clone, and make the change there.`,
    );
  const { ask } = repository;
  const remote = await openRemote(repository, mayPrompt);
  const { tree, files, others } = await changeFiles(repository, remote.base, project);
  if (files.length === 0) throw new UsageError(nothingChanged(remote, others));
  if ((await ask([...byName, 'var', 'GIT_AUTHOR_IDENT'], () => true)) === undefined)
    throw new UsageError(nameless);
  const local = await ask(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads']);
  const taken = [...remote.branches, ...(local ?? '').split('\n')];
  return {
    tree,
    files,
    remote,
    notes: notesOf(remote, others),
    /** What a file says on the main branch, and what it is to say. */
    textsOf: (path: string) =>
      Promise.all([remote.base, tree].map((version) => repository.textIn(version, path))),
    /** Where the pull request is made; undefined on a host that is not known. */
    addressOf: (branch: string) => reviewAddress(remote.address, remote.main, branch),
    isTaken: (name: string) => taken.some((other) => clash(name, other)),
    /** Commits it, and pushes the commit as a new branch. The checkout stays on its own. */
    async push(words: ProposalWords): Promise<void> {
      refuseTitle(words);
      await refuseBranch(repository, words.branch, taken);
      const commit = await makeCommit(repository, remote.base, tree, words);
      const ref = `refs/heads/${words.branch}`;
      // The lease refuses a branch that somebody has pushed meanwhile.
      const options = ['--no-follow-tags', `--force-with-lease=${ref}:`];
      await remote.ask(['push', ...options, remote.name, `${commit}:${ref}`]);
    },
  };
}

function nothingChanged({ name, main }: Remote, others: readonly string[]): string {
  const same = `There is nothing to propose: the YAML and the assets are those of ${name}/${main}.`;
  return [same, ...notesOnOthers(others)].join(' ');
}

function notesOf({ name, main, isAhead }: Remote, others: readonly string[]): readonly string[] {
  const ahead = `${name}/${main} has changes that this checkout lacks; git pull brings them. The branch begins before them, and joins them when it is merged.`;
  return [...(isAhead ? [ahead] : []), ...notesOnOthers(others)];
}

function notesOnOthers(others: readonly string[]): readonly string[] {
  if (others.length === 0) return [];
  return [`Other files differ as well, and are no part of it: ${listSome(others)}.`];
}

/** Git would else make a name up of that of the machine. */
const byName = ['-c', 'user.useConfigOnly=true'];

const nameless = `Git does not know who you are. Type these two commands with your name and address, and try again:
  git config --global user.name "Your Name"
  git config --global user.email you@example.com`;

/** Whether two branches have one name, or one is called as a folder that the other is in. */
function clash(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

function refuseTitle({ title }: ProposalWords): void {
  if (!/^.*\S.*$/.test(title)) throw new UsageError('Write a title in one line.');
}

async function refuseBranch(
  { ask }: Repository,
  name: string,
  taken: readonly string[],
): Promise<void> {
  const other = taken.find((each) => clash(name, each));
  if (other !== undefined)
    throw new UsageError(`There is a branch ${other} already. Choose another name.`);
  if ((await ask(['check-ref-format', '--branch', name], () => true)) !== name)
    throw new UsageError(`No branch can be called ${name}. Write letters, digits and dashes.`);
}

async function makeCommit(
  { ask }: Repository,
  base: string,
  tree: string,
  { title, message }: ProposalWords,
): Promise<string> {
  const signing = await ask(['config', '--type=bool', '--get', 'commit.gpgSign'], () => true);
  const options = [...(signing === 'true' ? ['-S'] : []), '-p', base, '-F', '-'];
  const input = `${`${title.trim()}\n\n${message.trim()}`.trim()}\n`;
  return (await ask([...byName, 'commit-tree', ...options, tree], undefined, { input })) ?? '';
}
