import type { CheckedProject } from '../check-project.ts';
import { checkProject, errorsOfDrafts } from '../check-project.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import type { Project, ProjectOptions } from '../project.ts';
import { childPointer, lastSegment } from '../schema/pointer.ts';
import { nodeAt } from '../schema/schema-node.ts';
import { saveSourceFile } from '../source/save.ts';
import { parseYaml } from '../source/yaml.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import type { Answers, Entry, EntryKind, Question } from './new-entries.ts';
import { sisterSite, webinar } from './new-entries.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

const kinds = { webinar, 'sister-site': sisterSite } as const;

/** What `new` can write, as the command line names it. */
export type KindName = keyof typeof kinds;

/**
 * `new`: writes an entry into regions.yaml in its place. What is wrong with it is reported before anything is written, at a
 * terminal with the question again.
 */
export const createEntry =
  (name: KindName) =>
  async (
    context: CommandContext,
    { root, regions, library, ...given }: ProjectOptions & Answers,
  ): Promise<ExitCode> => {
    const project = openProject({ root, regions, library }, context);
    const checked = orReport(checkProject(project), context);
    let answers: Answers = given;
    for (;;) {
      const draft = readDraft(name, answers, project, checked, context);
      if ('after' in draft) return write(draft, project, checked, context);
      answers =
        'question' in draft
          ? { ...answers, [draft.question.option]: await answerTo(draft.question, context) }
          : withoutWrong(answers, draft.problems, context);
    }
  };

/** An entry; else what is wrong with the answers, or what has to be known as well. */
type Draft = Entry | { readonly problems: readonly Problem[] } | { readonly question: Question };

interface Problem {
  /** Where it is about one answer. */
  readonly option?: string | undefined;
  readonly message: string;
}

/** What is wrong by itself comes before further questions, so that nothing is typed in vain. */
function readDraft(
  name: KindName,
  answers: Answers,
  project: Project,
  checked: CheckedProject,
  { ask }: CommandContext,
): Draft {
  const kind: EntryKind = kinds[name];
  const refused = refusalsOf(kind, answers, checked);
  if (refused.length > 0) return { problems: refused };
  const open = openQuestions(kind, answers);
  const [question] = ask ? open : open.filter(isNeeded);
  if (question && !ask) {
    const options = neededOptions(kind, answers);
    throw new UsageError(`new ${name} needs ${options}; at a terminal it asks.`);
  }
  if (question) return { question };
  const entry = kind.compose(answers, checked);
  const drafts = new Map([[project.regionsFile, entry.after]]);
  const problems = errorsOfDrafts(project, drafts).map(({ path = '', message }) => {
    const isAsked = ({ field }: Question) =>
      path.startsWith(childPointer(entry.pointer, lastSegment(field)));
    return { option: kind.questions(answers).find(isAsked)?.option, message };
  });
  return problems.length === 0 ? entry : { problems };
}

function refusalsOf(
  kind: EntryKind,
  answers: Answers,
  checked: CheckedProject,
): readonly Problem[] {
  const single = kind.questions(answers).flatMap(({ option, refusal }) => {
    const answer = answers[option];
    const message = answer === undefined ? undefined : refusal?.(answer, checked);
    return message === undefined ? [] : [{ option, message }];
  });
  if (single.length > 0) return single;
  const message = kind.refusal?.(answers, checked);
  return message === undefined ? [] : [{ message }];
}

/** The answers without those that a problem is about, which is reported; throws where nobody can be asked again. */
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
): ExitCode {
  const { file } = written.regions.document;
  if (!saveSourceFile(root, file, after.text)) {
    throw new UsageError(`${file.path} was changed meanwhile, so nothing was written. Try again.`);
  }
  const [document] = parseYaml(after);
  const place = document?.locate(pointer, 'key');
  if (place) context.stdout.write(`${formatLocation(place)}\n`);
  if (note !== undefined) context.stderr.write(`${note}\n`);
  return ExitCode.fine;
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

/** The answer of a person, asked until there is one where one is needed. */
async function answerTo(question: Question, { ask }: CommandContext): Promise<string | undefined> {
  for (;;) {
    const answer = await ask?.(promptText(question));
    if (answer === undefined) throw new UsageError('There was no answer, so nothing was written.');
    const said = answer.trim();
    if (said !== '') return said;
    if (!isNeeded(question)) return undefined;
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
