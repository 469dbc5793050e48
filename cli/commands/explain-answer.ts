import { checkProject, resolveProject } from '../check-project.ts';
import type { Project } from '../project.ts';
import type { AssetRecord } from '../source/assets.ts';
import { recordAssets, recordedAssets } from '../source/assets.ts';
import { openReach } from '../reach/page-reach.ts';
import { unknownCode } from './explain-code.ts';
import { isValue, readWrittenTarget } from './explain-form.ts';
import { explainWritten } from './explain-written.ts';
import { explainTarget } from './explain-target.ts';
import type { CommandContext } from './command-context.ts';
import type { AnswerSources, Finders, Question } from './explain.ts';
import { logDiagnostics } from './report-diagnostics.ts';

/** What was found out, and what of it answers later questions of the kind about the same project. */
export interface Answer {
  /** Empty where the project has errors, which are reported. */
  readonly text: string;
  /** For lines, what pages show; else anything. */
  readonly kept?: string;
}

/** Answers anything but what a code means. */
export async function answerQuestion(
  question: Question,
  asked: Project,
  sources: AnswerSources,
  loadPages: Finders['loadPages'],
): Promise<Answer> {
  const { context } = sources;
  const project = await withKnownAssets(asked, sources);
  if (isValue(question.target)) return explainValue(question, project, context);
  const [checked, diagnostics] = checkProject(project);
  if (checked === undefined) {
    logDiagnostics(diagnostics, context);
    return { text: '' };
  }
  const { explainAddress, findReach } = await loadPages();
  const target = readWrittenTarget(question.target);
  if (target === undefined)
    return { text: await explainAddress(question, project, checked, sources), kept: 'sound' };
  const record = await findReach(project, checked, sources);
  const { resolved: site } = checked;
  const writtenSources = { site, reach: openReach(record), cwd: context.cwd, root: project.root };
  return { text: explainWritten(writtenSources, target, question), kept: JSON.stringify(record) };
}

/** What is wrong with assets is found out once for as long as none changes, which takes 7 % off the CPU time of an answer. */
async function withKnownAssets(
  project: Project,
  { assetsStamp, answers }: AnswerSources,
): Promise<Project> {
  if (assetsStamp === undefined) return project;
  const kept = await answers.remember(`assets ${assetsStamp}`, () =>
    Promise.resolve(Buffer.from(JSON.stringify(recordAssets(project.root)))),
  );
  const record: AssetRecord = JSON.parse(Buffer.from(kept).toString());
  return { ...project, assets: recordedAssets(record) };
}

function explainValue(question: Question, project: Project, context: CommandContext): Answer {
  const [site, diagnostics] = resolveProject(project);
  if (site !== undefined) {
    const text = explainTarget(site, question.target, { ...question, diagnostics });
    return { text, kept: 'sound' };
  }
  const misspelt = unknownCode(question.target, []);
  if (misspelt !== undefined) throw misspelt;
  logDiagnostics(diagnostics, context);
  return { text: '' };
}
