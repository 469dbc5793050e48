import type {
  NamedProposal,
  PushAnswer,
  Refusal,
  ShownProposal,
} from '../page/propose/messages.ts';
import { proposePaths } from '../page/propose/messages.ts';
import { checkAgain } from './check-again.ts';
import type { Project } from '../../compile/project.ts';
import { isMap } from '../../compile/resolve/layers.ts';
import { answerJson } from '../../deliver/serve/answer.ts';
import { readJson } from '../../deliver/serve/api/body.ts';
import { OutputError, UsageError } from '../../diagnostics/command-errors.ts';
import { formatLocation } from '../../diagnostics/print/location.ts';
import { openProposal } from '../propose/proposal.ts';
import { suggestWords } from '../propose/words.ts';
import { question } from './questions.ts';
import type { Endpoint } from './server.ts';

/** What the dialog for a proposal asks and sends. */
export const proposeEndpoints: readonly Endpoint[] = [
  question<ShownProposal>(proposePaths.proposal, 'proposal', (_, { project }) =>
    orRefusal(() => showProposal(project)),
  ),
  {
    method: 'POST',
    path: proposePaths.push,
    async answer({ request, response }, { project }) {
      const body = await readJson(request);
      const named = 'value' in body ? body.value : undefined;
      if (isNamed(named)) answerJson(response, 200, await orRefusal(() => push(named, project)));
      else answerJson(response, 400, { refusal: 'This is no proposal.' });
    },
  },
];

async function showProposal(project: Project): Promise<ShownProposal> {
  const [, diagnostics] = checkAgain(project);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined)
    throw new UsageError(
      `Mend first what is wrong at ${formatLocation(error.span)}: ${error.message}`,
    );
  const proposal = await openProposal(project, false);
  const { tree, files, notes, remote } = proposal;
  const words = await suggestWords(project, proposal);
  return { ...words, tree, files, notes, base: `${remote.name}/${remote.main}` };
}

async function push(named: NamedProposal, project: Project): Promise<PushAnswer> {
  const proposal = await openProposal(project, false);
  if (proposal.tree !== named.tree)
    throw new UsageError('The files are others than those that are listed. Look at them again.');
  await proposal.push(named);
  const address = proposal.addressOf(named.branch);
  return { branch: named.branch, ...(address !== undefined && { address }) };
}

/** What a person can do something about is said in the page. */
async function orRefusal<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    const isSaid = error instanceof UsageError || error instanceof OutputError;
    if (isSaid) return { refusal: error.message };
    throw error;
  }
}

function isNamed(sent: unknown): sent is NamedProposal {
  if (!isMap(sent)) return false;
  const { title, message, branch, tree } = sent;
  return [title, message, branch, tree].every((part) => typeof part === 'string');
}
