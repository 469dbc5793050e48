import { hash } from 'node:crypto';
import type { CheckedProject } from '../check-project.ts';
import { checkProject, resolveProject } from '../check-project.ts';
import type { Project } from '../project.ts';
import { openReach } from '../reach/page-reach.ts';
import { withoutWords } from '../reach/without-words.ts';
import type { Cache } from '../site/cache/cache.ts';
import { stampInputs } from '../site/cache/stamp.ts';
import { unknownCode } from './explain-code.ts';
import type { LineTarget } from './explain-form.ts';
import { isValue, readLineTarget } from './explain-form.ts';
import { explainLine } from './explain-line.ts';
import { explainTarget } from './explain-target.ts';
import type { CommandContext } from './command-context.ts';
import type { Finders, Question } from './explain.ts';
import { logDiagnostics } from './report-diagnostics.ts';
import { writeNotices } from './sound-notices.ts';

/** What was found out, and what of it answers later questions of the kind about the same project. */
export interface Answer {
  /** Empty where the project has errors, which are reported. */
  readonly text: string;
  /** For values, what was reported; for lines, what pages show. */
  readonly kept?: string;
}

/** What answers are kept in, and what finds out what takes rendered pages. */
export interface Answering {
  readonly context: CommandContext;
  readonly answers: Cache;
  readonly loadPages: Finders['loadPages'];
}

/** Answers anything but what a code means. */
export async function answerQuestion(
  question: Question,
  project: Project,
  answering: Answering,
): Promise<Answer> {
  const { context } = answering;
  if (isValue(question.target)) return explainValue(question, project, context);
  const [checked, diagnostics] = checkProject(project);
  if (checked === undefined) {
    logDiagnostics(diagnostics, context);
    return { text: '' };
  }
  const line = readLineTarget(question.target);
  if (line !== undefined) return explainOneLine({ question, line }, project, checked, answering);
  const { explainAddress } = await answering.loadPages();
  return { text: await explainAddress(question, project, checked, answering.context) };
}

function explainValue(question: Question, project: Project, context: CommandContext): Answer {
  const [site, diagnostics] = resolveProject(project);
  if (site !== undefined) {
    const text = explainTarget(site, question.target, { ...question, diagnostics });
    return { text, kept: writeNotices(diagnostics) };
  }
  const misspelt = unknownCode(question.target, []);
  if (misspelt !== undefined) throw misspelt;
  logDiagnostics(diagnostics, context);
  return { text: '' };
}

async function explainOneLine(
  { question, line }: AskedLine,
  project: Project,
  checked: CheckedProject,
  { context, answers, loadPages }: Answering,
): Promise<Answer> {
  const record = await answers.remember(reachKey(project, checked), async () => {
    const { findReach } = await loadPages();
    return Buffer.from(JSON.stringify(await findReach(project, checked, context)));
  });
  const kept = Buffer.from(record).toString();
  const reach = openReach(JSON.parse(kept));
  const sources = { site: checked.resolved, reach, cwd: context.cwd, root: project.root };
  return { text: explainLine(sources, line, question), kept };
}

/**
 * The same for as long as pages show the same fields, whatever words are edited. The first line after an edit of words then
 * takes 0.1 s of CPU time less than one after an edit that adds a field.
 */
function reachKey({ root, today }: Project, { written }: CheckedProject): string {
  const outline = withoutWords([written.regions.value, written.library.value]);
  const stamp = stampInputs({ root, files: [] });
  return `reach ${hashOf([outline, stamp, today])}`;
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'hex');
}

interface AskedLine {
  readonly question: Question;
  readonly line: LineTarget;
}
