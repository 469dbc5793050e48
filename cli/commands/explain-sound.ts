import type { Project } from '../project.ts';
import { openReach } from '../reach/page-reach.ts';
import { noticesOf } from '../resolve/notices.ts';
import { readSound } from '../resolve/read-sound.ts';
import { resolveValues } from '../resolve/resolve-values.ts';
import { listAssets } from '../source/assets.ts';
import { readWrittenTarget } from './explain-form.ts';
import { explainWritten } from './explain-written.ts';
import { explainTarget } from './explain-target.ts';
import type { AnswerSources, Question } from './explain.ts';
import type { SoundAnswer } from './sound-answer.ts';
import { outlineKey } from './sound-answer.ts';

/** Explains a value. Undefined where the files cannot be read. */
export function openSoundValue(
  question: Question,
  project: Project,
  { assetsStamp }: AnswerSources,
): SoundAnswer | undefined {
  const written = readSound(project);
  if (written === undefined) return undefined;
  const explain = () => {
    const values = resolveValues(written, listAssets(project.root));
    const options = { ...question, diagnostics: noticesOf(written) };
    return Promise.resolve(explainTarget(values, question.target, options));
  };
  return { key: `values ${outlineKey(written, project, assetsStamp)}`, explain };
}

/** Explains a line by what pages were found to show. Undefined where the files cannot be read. */
export function openSoundWritten(
  question: Question,
  project: Project,
  { context: { cwd }, assetsStamp }: AnswerSources,
): SoundAnswer | undefined {
  const target = readWrittenTarget(question.target);
  const written = readSound(project);
  if (target === undefined || written === undefined) return undefined;
  const explain = (kept: string) => {
    const { root } = project;
    const site = resolveValues(written, listAssets(root));
    const sources = { cwd, site, reach: openReach(JSON.parse(kept)), root };
    return Promise.resolve(explainWritten(sources, target, question));
  };
  return { key: `reach ${outlineKey(written, project, assetsStamp)}`, explain };
}
