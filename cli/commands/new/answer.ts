import type { CheckedProject } from '../../check-project.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import type { CommandContext } from '../command-context.ts';
import { UsageError } from '../usage.ts';
import type { Answers, EntryKind, Question } from './entry-kind.ts';

/** Asks for all that is not known yet; where nobody can be asked, a `UsageError` names the options that say it. */
export async function complete(
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
