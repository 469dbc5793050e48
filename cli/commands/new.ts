import type { Answers, Entry } from '../author/edit/entries.ts';
import { composeEntry } from '../author/edit/entries.ts';
import type { CheckedProject } from '../compile/check-project.ts';
import { checkProject, errorsOfDrafts } from '../compile/check-project.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import type { Project, ProjectOptions } from '../compile/project.ts';
import { childPointer, lastSegment } from '../compile/schema/pointer.ts';
import { nodeAt } from '../compile/schema/schema-node.ts';
import { saveSourceFile } from '../compile/source/save.ts';
import { parseYaml } from '../compile/source/yaml.ts';
import type { CommandContext } from './command-context.ts';
import type { KindName, Question } from './new-entries.ts';
import { entryNameOf, questionsOf, webinarKinds } from './new-entries.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';

/** `new`: writes an entry; what is wrong is told before, at a terminal with the question again. */
export const createEntry =
  (name: KindName) =>
  async (
    context: CommandContext,
    { root, regions, library, ...given }: ProjectOptions & Answers,
  ): Promise<void> => {
    const project = openProject({ root, regions, library }, context);
    const checked = orReport(checkProject(project), context);
    let answers: Answers = given;
    for (;;) {
      const [question] = openQuestions(name, answers, context);
      const refused = refusalsOf(name, answers, checked);
      const isReady = question === undefined && refused.length === 0;
      const draft = isReady ? draftEntry(name, answers, project, checked) : undefined;
      if (draft?.problems.length === 0) return write(draft, project, checked, context);
      // What is wrong by itself comes before further questions, so that nothing is typed in vain.
      const problems = draft?.problems ?? refused;
      if (problems.length > 0) answers = withoutWrong(answers, problems, context);
      else if (question !== undefined) {
        if (!context.ask)
          throw new UsageError(
            `new ${name} needs ${neededOptions(name, answers)}; at a terminal it asks.`,
          );
        answers = { ...answers, [question.option]: await answerTo(question, context.ask) };
      }
    }
  };

/** What is still to be asked; where nobody can be asked, what has to be known. */
function openQuestions(
  name: KindName,
  answers: Answers,
  { ask }: Pick<CommandContext, 'ask'> = {},
): readonly Question[] {
  const open = questionsOf(name, answers).filter(({ option }) => !(option in answers));
  return ask ? open : open.filter(isNeeded);
}

function isNeeded({ empty }: Question): boolean {
  return empty === undefined;
}

/** The options that are missing; where a kind is to be chosen, those of each. */
function neededOptions(name: KindName, answers: Answers): string {
  const options = openQuestions(name, answers).map(({ option }) => option);
  if (!options.includes('kind')) return options.map((option) => `--${option}`).join(', ');
  const described = webinarKinds.map(
    (kind) => `--kind ${kind}, ${neededOptions(name, { ...answers, kind })}`,
  );
  return described.join(' or ');
}

/** Of an option where it is about one answer. */
type Problem = Readonly<{ option?: string | undefined; message: string }>;

/** What cannot be. */
function refusalsOf(name: KindName, answers: Answers, checked: CheckedProject): readonly Problem[] {
  return questionsOf(name, answers).flatMap(({ option, refusal }) => {
    const answer = answers[option];
    const message = answer === undefined ? undefined : refusal?.(answer, checked);
    return message === undefined ? [] : [{ option, message }];
  });
}

/** An entry, and what would be wrong with the file that has it. */
function draftEntry(name: KindName, answers: Answers, project: Project, checked: CheckedProject) {
  const kind = entryNameOf(name, answers);
  if (kind === undefined) throw new Error('An entry is composed once its kind is known.');
  const entry = composeEntry(kind, answers, checked);
  const problems: readonly Problem[] = errorsOfDrafts(project, [entry.after]).map(
    ({ path = '', message }) => {
      const isAsked = ({ field }: Question) =>
        path.startsWith(childPointer(entry.pointer, lastSegment(field)));
      return { option: questionsOf(name, answers).find(isAsked)?.option, message };
    },
  );
  return { ...entry, problems };
}

/** Without the answers that a problem is about; throws where nobody can be asked again. */
function withoutWrong(
  answers: Answers,
  problems: readonly Problem[],
  { ask, stderr }: CommandContext,
): Answers {
  const lines = problems.map(({ option, message }) =>
    option === undefined ? message : `${ask ? '' : '--'}${option}: ${message}`,
  );
  const wrong = new Set(problems.flatMap(({ option }) => option ?? []));
  if (!ask || wrong.size === 0) throw new UsageError(lines.join('\n'));
  stderr.write(`${lines.join('\n')}\n`);
  return Object.fromEntries(Object.entries(answers).filter(([option]) => !wrong.has(option)));
}

function write(
  { pointer, after, note }: Entry,
  { root }: Project,
  { resolved: { written } }: CheckedProject,
  context: CommandContext,
): void {
  const { file } = written.regions.document;
  if (!saveSourceFile(root, file, after.text)) {
    throw new UsageError(`${file.path} was changed meanwhile, so nothing was written. Try again.`);
  }
  const [document] = parseYaml(after);
  const place = document?.locate(pointer, 'key');
  if (place) context.stdout.write(`${formatLocation(place)}\n`);
  if (note !== undefined) context.stderr.write(`${note}\n`);
}

async function answerTo(question: Question, ask: NonNullable<CommandContext['ask']>) {
  for (;;) {
    const answer = await ask(promptText(question));
    if (answer === undefined) throw new UsageError('There was no answer, so nothing was written.');
    const typed = answer.trim();
    if (typed !== '') return typed;
    if (!isNeeded(question)) return undefined;
  }
}

/** `url: Its address. Such as https://arizona.example/: `, from the schema. */
function promptText({ option, field, words, empty }: Question): string {
  const node = nodeAt('regions', field);
  const [example] = node?.examples ?? [];
  const sentences = [words ?? node?.description ?? ''];
  if (words === undefined && typeof example === 'string') sentences.push(`Such as ${example}`);
  if (empty !== undefined) sentences.push(`Empty: ${empty}.`);
  return `${option}: ${sentences.join(' ')}\n> `;
}
