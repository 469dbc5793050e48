import type { Project } from '../project.ts';
import type { ReachRecord } from '../reach/page-reach.ts';
import { openReach } from '../reach/page-reach.ts';
import { readSound } from '../resolve/read-sound.ts';
import { resolveValues } from '../resolve/resolve-values.ts';
import { readLineTarget } from './explain-form.ts';
import { explainLine } from './explain-line.ts';
import { explainTarget } from './explain-target.ts';
import type { Question } from './explain.ts';
import { readNotices } from './sound-notices.ts';

/** Explains a value or a line of a project that was found to be sound, by what was kept of an earlier answer. */
export function explainSound(
  question: Question,
  { root, regionsFile, libraryFile }: Project,
  cwd: string,
): (kept: string) => string {
  return (kept) => {
    const written = readSound(root, { regions: regionsFile, library: libraryFile });
    const site = resolveValues(written);
    const line = readLineTarget(question.target);
    if (line !== undefined) {
      const reach = openReach(parseRecord(kept));
      return explainLine({ site, reach, cwd, root }, line, question);
    }
    const diagnostics = readNotices(kept, written);
    return explainTarget(site, question.target, { ...question, diagnostics });
  };
}

function parseRecord(kept: string): ReachRecord {
  const record: ReachRecord = JSON.parse(kept);
  return record;
}
