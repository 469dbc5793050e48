import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import type { CheckedProject } from '../check-project.ts';
import type { Project, ProjectOptions } from '../project.ts';
import { saveSourceFile } from '../source/save.ts';
import { applyEdits } from '../source/text-edit.ts';
import { childPointer, lastSegment } from '../schema/pointer.ts';
import { parseYaml } from '../source/yaml.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProject } from './open-project.ts';
import { checkBeforeEdit, errorsOfDrafts } from './check-before-edit.ts';
import { sisterSite } from './new/sister-site.ts';
import { webinar } from './new/webinar.ts';
import { UsageError } from './usage.ts';
import { complete } from './new/answer.ts';
import type { Answers, Entry, EntryKind } from './new/entry-kind.ts';

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
  const draft = await soundDraft(kinds[name], given, { project, checked }, context);
  return write(draft, project, checked, context);
}

interface Sound {
  readonly project: Project;
  readonly checked: CheckedProject;
}

/** An entry and the file with it. */
interface Draft {
  readonly entry: Entry;
  readonly text: string;
}

/** Asks until the file is as sound with the entry as without it. */
async function soundDraft(
  kind: EntryKind,
  given: Answers,
  { project, checked }: Sound,
  context: CommandContext,
): Promise<Draft> {
  const { file } = checked.written.regions.document;
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
  { written }: CheckedProject,
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
