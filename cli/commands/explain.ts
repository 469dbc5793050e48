import { isCode } from '../diagnostics/explain.ts';
import type { Project, ProjectOptions } from '../project.ts';
import type { Cache } from '../site/cache/cache.ts';
import { noCache } from '../site/cache/cache.ts';
import { stampInputs } from '../site/cache/stamp.ts';
import { formatCode } from './explain-code.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import type { Answer, answerQuestion } from './explain-answer.ts';
import { isAddress, isValue } from './explain-form.ts';
import type * as Sound from './explain-sound.ts';
import type { SoundAnswer } from './sound-answer.ts';
import type * as Pages from './explain-pages.ts';
import { openAnswers } from './open-cache.ts';
import { openProject } from './open-project.ts';

/** What a question is asked of, beside the YAML. */
export interface AnswerSources {
  readonly context: CommandContext;
  /** Stamps the project's assets and the program; undefined where one of them cannot be read. */
  readonly assetsStamp: string | undefined;
  /** Where answers are kept. */
  readonly answers: Cache;
}

/** What was asked, and how the answer is printed. */
export interface Question {
  readonly target: string;
  readonly format: 'pretty' | 'json';
  /** Characters in a line; undefined where the output is no terminal. */
  readonly columns: number | undefined;
}

/** What finds answers, loaded when it is needed: all but the pages, the pages, and the little that a sound project's values need. */
export interface Finders {
  readonly loadAll: () => Promise<typeof answerQuestion>;
  readonly loadPages: () => Promise<typeof Pages>;
  readonly loadSound: () => Promise<typeof Sound>;
}

/**
 * `explain`: a value and where it comes from; a line of the YAML and who shows it; the texts of a page and where they are
 * written; or what a code means. For as long as nothing changed, what was answered before is answered from the cache, and
 * of a project that was found to be sound all is looked up without checking it again, which takes half of the CPU time or less.
 */
export async function explain(
  target: string,
  options: ProjectOptions & { readonly format: 'pretty' | 'json' },
  context: CommandContext,
  finders: Finders,
): Promise<ExitCode> {
  const { format } = options;
  const columns = context.stdout.isTTY === true ? context.stdout.columns : undefined;
  if (isCode(target)) {
    context.stdout.write(formatCode(target, format, columns));
    return ExitCode.fine;
  }
  const project = openProject(options, context);
  const answer = await findAnswer({ target, format, columns }, project, context, finders);
  if (answer === '') return ExitCode.problems;
  context.stdout.write(answer);
  return ExitCode.fine;
}

/** Empty where the project has errors, which are reported. */
async function findAnswer(
  question: Question,
  project: Project,
  context: CommandContext,
  finders: Finders,
): Promise<string> {
  const { root, regionsFile, libraryFile, today } = project;
  const stamps = stampInputs({ root, files: [regionsFile, libraryFile] });
  const answers = stamps === undefined ? noCache : openAnswers(root, context);
  const { loadPages } = finders;
  const sources = { context, assetsStamp: stamps?.assets, answers };
  const answerAll = async () => (await finders.loadAll())(question, project, sources, loadPages);
  if (stamps === undefined) return (await answerAll()).text;
  const asked = JSON.stringify([question, context.cwd, regionsFile, libraryFile, today]);
  const answer = await answers.remember(`${stamps.all} ${asked}`, async () => {
    const sound = await openSound(question, project, sources, finders);
    const text = sound && (await findByKept(sound, answers, answerAll));
    return Buffer.from(text ?? (await answerAll()).text);
  });
  if (answer.length > 0) answers.save();
  return Buffer.from(answer).toString();
}

/** Undefined where the files cannot be read. */
async function openSound(
  question: Question,
  project: Project,
  sources: AnswerSources,
  finders: Finders,
): Promise<SoundAnswer | undefined> {
  if (isAddress(question.target))
    return (await finders.loadPages()).openSoundAddress(question, project, sources);
  const { openSoundWritten, openSoundValue } = await finders.loadSound();
  const open = isValue(question.target) ? openSoundValue : openSoundWritten;
  return open(question, project, sources);
}

/** The whole project is read and checked once; what of that answers later questions is kept. */
async function findByKept(
  { key, explain: explainKept }: SoundAnswer,
  answers: Cache,
  answerAll: () => Promise<Answer>,
): Promise<string> {
  let fresh: string | undefined;
  const kept = await answers.remember(key, async () => {
    const answer = await answerAll();
    fresh = answer.text;
    return Buffer.from(answer.kept ?? '');
  });
  return fresh ?? explainKept(Buffer.from(kept).toString());
}
