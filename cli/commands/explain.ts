import { isCode } from '../diagnostics/explain.ts';
import type { Project, ProjectOptions } from '../project.ts';
import { stampInputs } from '../site/cache/stamp.ts';
import { formatCode } from './explain-code.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import type { answerQuestion } from './explain-answer.ts';
import { openAnswers } from './open-cache.ts';
import { openProject } from './open-project.ts';

/** What was asked, and how the answer is printed. */
export interface Question {
  readonly target: string;
  readonly format: 'pretty' | 'json';
  /** Characters in a line; undefined where the output is no terminal. */
  readonly columns: number | undefined;
}

type LoadAnswers = () => Promise<typeof answerQuestion>;

/**
 * `explain`: a value and where it comes from; a line of the YAML and who shows it; the texts of a page and where they are
 * written; or what a code means. What was answered before is answered from the cache for as long as nothing changed, and
 * then what finds answers is not even loaded: a tenth of the time for a line, a fifth for a value.
 */
export async function explain(
  target: string,
  options: ProjectOptions & { readonly format: 'pretty' | 'json' },
  context: CommandContext,
  loadAnswers: LoadAnswers,
): Promise<ExitCode> {
  const { format } = options;
  if (isCode(target)) {
    context.stdout.write(formatCode(target, format));
    return ExitCode.fine;
  }
  const project = openProject(options, context);
  const columns = context.stdout.isTTY === true ? context.stdout.columns : undefined;
  const answer = await findAnswer({ target, format, columns }, project, context, loadAnswers);
  if (answer === '') return ExitCode.problems;
  context.stdout.write(answer);
  return ExitCode.fine;
}

/** Empty where the project has errors, which are reported. */
async function findAnswer(
  question: Question,
  project: Project,
  context: CommandContext,
  loadAnswers: LoadAnswers,
): Promise<string> {
  const find = async () => (await loadAnswers())(question, project, context);
  const { root, regionsFile, libraryFile, today } = project;
  const stamp = stampInputs({ root, files: [regionsFile, libraryFile] });
  if (stamp === undefined) return find();
  const answers = openAnswers(root, context);
  const asked = JSON.stringify([question, context.cwd, regionsFile, libraryFile, today]);
  const answer = await answers.remember(`${stamp} ${asked}`, async () => Buffer.from(await find()));
  if (answer.length > 0) answers.save();
  return Buffer.from(answer).toString();
}
