import type { CheckedProject } from '../check-project.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { Project, ProjectOptions } from '../project.ts';
import { childPointer, lastSegment } from '../schema/pointer.ts';
import { nodeAt } from '../schema/schema-node.ts';
import { saveSourceFile } from '../source/save.ts';
import { applyEdits } from '../source/text-edit.ts';
import { parseYaml } from '../source/yaml.ts';
import { checkBeforeEdit, errorsOfDrafts } from './check-before-edit.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import type { Answers, Entry, EntryKind, Question } from './new/entry.ts';
import { sisterSite, webinar } from './new/kinds.ts';
import { openProject } from './open-project.ts';
import { UsageError } from './usage.ts';

const kinds = { webinar, 'sister-site': sisterSite } as const;

/** What `new` can write, as the command line names it. */
export type KindName = keyof typeof kinds;

/**
 * `new`: writes an entry into regions.yaml in its place. What is wrong with it is reported before anything is written, at a
 * terminal with the question again.
 */
export async function createEntry(
  name: KindName,
  given: Answers,
  options: ProjectOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const project = openProject(options, context);
  const checked = checkBeforeEdit(project, context);
  if (checked === undefined) return ExitCode.problems;
  const draft = await validDraft(kinds[name], given, { project, checked }, context);
  return write(draft, project, checked, context);
}

interface Opened {
  readonly project: Project;
  readonly checked: CheckedProject;
}

/** An entry and the file with it. */
interface Draft {
  readonly entry: Entry;
  readonly text: string;
}

/** Asks until the file has no more errors with the entry than without it. */
async function validDraft(
  kind: EntryKind,
  given: Answers,
  { project, checked }: Opened,
  context: CommandContext,
): Promise<Draft> {
  const { file } = checked.resolved.written.regions.document;
  let answers = given;
  for (;;) {
    answers = await complete(kind, answers, checked, context);
    const entry = kind.compose(answers, checked);
    const text = applyEdits(file.text, entry.edits);
    const drafts = new Map([[project.regionsFile, createSourceFile(file.path, text)]]);
    const errors = errorsOfDrafts(project, drafts);
    if (errors.length === 0) return { entry, text };
    answers = withoutWrong(kind, answers, entry, errors, context);
  }
}

/** The answers without those that an error is about, which is reported; throws where nobody can be asked again. */
function withoutWrong(
  { questions }: EntryKind,
  answers: Answers,
  { pointer }: Entry,
  errors: readonly Diagnostic[],
  context: CommandContext,
): Answers {
  const reported = errors.map(({ path = '', message }) => {
    const asked = questions(answers).find(({ field }) =>
      path.startsWith(childPointer(pointer, lastSegment(field))),
    );
    return { option: asked?.option, message };
  });
  const sign = context.ask ? '' : '--';
  const lines = reported.map(({ option, message }) =>
    option === undefined ? message : `${sign}${option}: ${message}`,
  );
  const wrong = new Set(reported.flatMap(({ option }) => option ?? []));
  if (!context.ask || wrong.size === 0) throw new UsageError(lines.join('\n'));
  context.stderr.write(`${lines.join('\n')}\n`);
  return Object.fromEntries(Object.entries(answers).filter(([option]) => !wrong.has(option)));
}

function write(
  { entry, text }: Draft,
  { root }: Project,
  { resolved: { written } }: CheckedProject,
  context: CommandContext,
): ExitCode {
  const { file } = written.regions.document;
  if (!saveSourceFile(root, file, text)) {
    throw new UsageError(`${file.path} was changed meanwhile, so nothing was written. Try again.`);
  }
  const [document] = parseYaml(createSourceFile(file.path, text));
  const place = document?.locate(entry.pointer, 'key');
  if (place) context.stdout.write(`${formatLocation(place)}\n`);
  if (entry.note !== undefined) context.stderr.write(`${entry.note}\n`);
  return ExitCode.fine;
}

/** Asks for all that is not known yet; where nobody can be asked, a `UsageError` names the options that say it. */
async function complete(
  kind: EntryKind,
  given: Answers,
  project: CheckedProject,
  { ask, stderr }: CommandContext,
): Promise<Answers> {
  const refuse = ({ option, refusal }: Question, answer: string): boolean => {
    const reason = refusal?.(answer, project);
    if (reason === undefined) return false;
    if (!ask) throw new UsageError(`--${option}: ${reason}`);
    stderr.write(`${option}: ${reason}\n`);
    return true;
  };
  let answers = withoutRefused(kind, given, refuse);
  for (;;) {
    const open = openQuestions(kind, answers);
    const [question] = ask ? open : open.filter(isNeeded);
    const refusal = kind.refusal?.(answers, project);
    if (refusal !== undefined) throw new UsageError(refusal);
    if (question === undefined) return answers;
    if (!ask) {
      const options = neededOptions(kind, answers);
      throw new UsageError(`new ${kind.name} needs ${options}; at a terminal it asks.`);
    }
    answers = { ...answers, [question.option]: await answerTo(question, ask, refuse) };
  }
}

/** What is wrong by itself is asked again before anything else is, so that nothing is typed in vain. */
function withoutRefused(
  { questions }: EntryKind,
  given: Answers,
  refuse: (question: Question, answer: string) => boolean,
): Answers {
  const refused = questions(given).filter((question) => {
    const answer = given[question.option];
    return answer !== undefined && refuse(question, answer);
  });
  const options = refused.map(({ option }) => option);
  return Object.fromEntries(Object.entries(given).filter(([option]) => !options.includes(option)));
}

function openQuestions({ questions }: EntryKind, answers: Answers): readonly Question[] {
  return questions(answers).filter(({ option }) => !(option in answers));
}

function isNeeded({ empty }: Question): boolean {
  return empty === undefined;
}

/** The options that are missing; where a choice has to be made, those that go with each. */
function neededOptions(kind: EntryKind, answers: Answers): string {
  const needed = openQuestions(kind, answers).filter(isNeeded);
  const options = needed.map(({ option }) => option);
  const choices = (kind.choices ?? []).filter((choice) =>
    Object.keys(choice).every((option) => options.includes(option)),
  );
  if (choices.length === 0) return options.map((option) => `--${option}`).join(', ');
  const described = choices.map((choice) => {
    const made = Object.entries(choice).map(([option, answer = '']) => `--${option} ${answer}`);
    return [...made, neededOptions(kind, { ...answers, ...choice })].join(', ');
  });
  return described.join(' or ');
}

/** Asks until there is an answer, where one is needed, that is not refused. */
async function answerTo(
  question: Question,
  ask: NonNullable<CommandContext['ask']>,
  refuse: (question: Question, answer: string) => boolean,
): Promise<string | undefined> {
  for (;;) {
    const answer = await ask(promptText(question));
    if (answer === undefined) throw new UsageError('There was no answer, so nothing was written.');
    const said = answer.trim();
    if (said === '' && question.empty !== undefined) return undefined;
    if (said !== '' && !refuse(question, said)) return said;
  }
}

/** `url: Its address. Such as https://arizona.example/: `, from the schema. */
function promptText({ option, field, words, empty }: Question): string {
  const node = nodeAt('regions', field);
  const [example] = node?.examples ?? [];
  const said = [words ?? node?.description ?? ''];
  if (words === undefined && typeof example === 'string') said.push(`Such as ${example}`);
  if (empty !== undefined) said.push(`Empty: ${empty}.`);
  return `${option}: ${said.join(' ')}\n> `;
}
