import type { Proposal, ProposalWords } from '../author/propose/proposal.ts';
import { openProposal } from '../author/propose/proposal.ts';
import { suggestBranch, suggestWords } from '../author/propose/words.ts';
import { checkProject } from '../compile/check-project.ts';
import type { ProjectOptions } from '../compile/project.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { count } from '../diagnostics/print/amounts.ts';
import { defaultColumns, joinLines, wrapText } from '../diagnostics/print/lines.ts';
import type { CommandContext } from './command-context.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';

export interface ProposeOptions extends ProjectOptions, Partial<ProposalWords> {
  readonly dryRun?: true;
  readonly open?: true;
}

/** `propose`: pushes what was changed as a new branch, and says where its pull request is made. */
export async function propose(
  context: CommandContext,
  { title, message, branch, dryRun, open, ...options }: ProposeOptions,
): Promise<void> {
  const { stdout, stderr, ask, openInBrowser } = context;
  const project = openProject(options, context);
  orReport(checkProject(project), context);
  const proposal = await openProposal(project, ask !== undefined);
  const suggested = await suggestWords(project, proposal);
  stderr.write(describeProposal(proposal));
  const given = { title, message, branch };
  const words = await chooseWords(given, suggested, proposal, dryRun ? undefined : ask);
  const target = `the branch ${words.branch} to ${proposal.remote.name}`;
  if (dryRun === true) {
    stdout.write(`Would push ${target}:\n\n${`${words.title}\n\n${words.message}`.trim()}\n`);
    return;
  }
  await proposal.push(words);
  const address = proposal.addressOf(words.branch);
  const next = address === undefined ? [] : ['Make the pull request here:', address];
  stdout.write(joinLines([`Pushed ${target}.`, ...next]));
  if (open === true && address !== undefined) await openInBrowser(address);
}

function describeProposal({ files, remote, notes }: Proposal): string {
  const { name, main, base } = remote;
  return joinLines([
    `${count(files.length, 'file')} to propose, on top of ${name}/${main} (${base.slice(0, 7)}):`,
    ...files.map(({ action, path }) => `  ${action.padEnd('changed'.length)} ${path}`),
    ...notes.flatMap((note) => wrapText(note, defaultColumns, '')),
  ]);
}

type Given = Readonly<Partial<Record<keyof ProposalWords, string | undefined>>>;

/** What is not given is asked for; where nobody can be asked, it is what is suggested. */
async function chooseWords(
  given: Given,
  suggested: ProposalWords,
  { isTaken }: Proposal,
  ask: CommandContext['ask'],
): Promise<ProposalWords> {
  const choose = async (option: keyof ProposalWords, what: string, otherwise: string) => {
    const known = given[option];
    if (ask === undefined || known !== undefined) return known ?? otherwise;
    const answer = await ask(`${option}: ${what} Empty: ${otherwise || 'nothing'}\n> `);
    if (answer === undefined) throw new UsageError('There was no answer, so nothing was pushed.');
    return answer.trim() || otherwise;
  };
  const title = await choose('title', 'What it is called.', suggested.title);
  const branch = await choose('branch', 'Its branch.', suggestBranch(title, isTaken));
  const message = await choose('message', 'What it says.', suggested.message);
  return { title, branch, message };
}
