import { hash } from 'node:crypto';
import type { Project } from '../project.ts';
import { openReach } from '../reach/page-reach.ts';
import { withoutWords } from '../reach/without-words.ts';
import { readSound } from '../resolve/read-sound.ts';
import { resolveValues } from '../resolve/resolve-values.ts';
import { stampInputs } from '../site/cache/stamp.ts';
import type { CommandContext } from './command-context.ts';
import { readLineTarget } from './explain-form.ts';
import { explainLine } from './explain-line.ts';
import { explainTarget } from './explain-target.ts';
import type { Finders, Question } from './explain.ts';
import { readNotices } from './sound-notices.ts';

/** Explains a value of a project that was found to be sound, by the notices that were kept of it. */
export function explainSoundValue(question: Question, project: Project, kept: string): string {
  const written = readSound(project);
  if (written === undefined) throw new Error('The YAML is no longer what was found to be sound.');
  const diagnostics = readNotices(kept, written);
  return explainTarget(resolveValues(written), question.target, { ...question, diagnostics });
}

/** How something is explained without a check. */
export interface SoundAnswer {
  /** What a check found out is kept by this. */
  readonly key: string;
  readonly explain: (kept: string) => Promise<string>;
}

/**
 * A line or a page is explained without a check, which takes 0.2 s of CPU time, where nothing but the words of sentences was
 * edited since the project was found to be sound. Undefined where its files cannot be read.
 */
export function openSoundPlace(
  question: Question,
  project: Project,
  context: CommandContext,
  loadPages: Finders['loadPages'],
): SoundAnswer | undefined {
  const written = readSound(project);
  if (written === undefined) return undefined;
  const { root, regionsFile, libraryFile, today } = project;
  const outline = withoutWords([written.regions.value, written.library.value]);
  const inputs = [outline, stampInputs({ root, files: [] }), regionsFile, libraryFile, today];
  const key = hash('sha256', JSON.stringify(inputs), 'hex');
  const line = readLineTarget(question.target);
  if (line === undefined) {
    const explain = async () => {
      const { explainSoundAddress } = await loadPages();
      return explainSoundAddress(question, project, written, context);
    };
    return { key: `sound ${key}`, explain };
  }
  const explain = (kept: string) => {
    const { cwd } = context;
    const sources = { cwd, site: resolveValues(written), reach: openReach(JSON.parse(kept)), root };
    return Promise.resolve(explainLine(sources, line, question));
  };
  return { key: `reach ${key}`, explain };
}
