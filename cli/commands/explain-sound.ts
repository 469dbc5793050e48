import type { Project } from '../project.ts';
import { openReach } from '../reach/page-reach.ts';
import { readSound } from '../resolve/read-sound.ts';
import { resolveValues } from '../resolve/resolve-values.ts';
import { readLineTarget } from './explain-form.ts';
import { explainLine } from './explain-line.ts';
import { explainTarget } from './explain-target.ts';
import type { AnswerSources, Question } from './explain.ts';
import type { SoundAnswer } from './sound-answer.ts';
import { outlineKey } from './sound-answer.ts';
import { readNotices } from './sound-notices.ts';

/** Explains a value of a project that was found to be sound, by the notices that were kept of it. */
export function explainSoundValue(question: Question, project: Project, kept: string): string {
  const written = readSound(project);
  if (written === undefined) throw new Error('The YAML is no longer what was found to be sound.');
  const diagnostics = readNotices(kept, written);
  return explainTarget(resolveValues(written), question.target, { ...question, diagnostics });
}

/** Explains a line by what pages were found to show. Undefined where the files cannot be read. */
export function openSoundLine(
  question: Question,
  project: Project,
  { context: { cwd }, assetsStamp }: AnswerSources,
): SoundAnswer | undefined {
  const line = readLineTarget(question.target);
  const written = readSound(project);
  if (line === undefined || written === undefined) return undefined;
  const { root } = project;
  const explain = (kept: string) => {
    const sources = { cwd, site: resolveValues(written), reach: openReach(JSON.parse(kept)), root };
    return Promise.resolve(explainLine(sources, line, question));
  };
  return { key: `reach ${outlineKey(written, project, assetsStamp)}`, explain };
}
