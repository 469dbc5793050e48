import type { Result } from '../../diagnostics/diagnostic.ts';
import type { CheckedProject } from '../../compile/check-project.ts';
import { checkProject } from '../../compile/check-project.ts';
import { releasedFile } from '../../compile/manifest/release-record.ts';
import type { Project } from '../../compile/project.ts';
import { assetFiles } from '../../compile/source/assets.ts';
import { readSourceFile, shownPath } from '../../compile/source/read.ts';

/** What a check found, and in what. */
interface Check {
  readonly input: string;
  readonly found: Result<CheckedProject>;
}

/** Of the files as they are, and as an edit is to leave them. */
const mostKept = 2;

/** The last one first. */
let kept: readonly Check[] = [];

/** Whether it is known already what a check would find. */
export function isCheckKnown(project: Project): boolean {
  const input = inputOf(project);
  return kept.some((check) => check.input === input);
}

/**
 * Checks a project, or says what was found in the very same input just before. An edit in a page is
 * checked as it is typed, when it is saved, and once its file has changed.
 */
export function checkAgain(project: Project): Result<CheckedProject> {
  const input = inputOf(project);
  const known = kept.find((check) => check.input === input);
  const check = known ?? { input, found: checkProject(project) };
  kept = [check, ...kept.filter((other) => other !== known)].slice(0, mostKept);
  return check.found;
}

/** All that a check reads. */
function inputOf({ root, regionsFile, libraryFile, at, drafts = [] }: Project): string {
  const textOf = (path: string) => {
    const draft = drafts.find((each) => each.path === shownPath(root, path));
    const [file, problems] = draft ? [draft, []] : readSourceFile(root, path);
    return file?.text ?? problems.map(({ code }) => code);
  };
  const { paths, stateOf } = assetFiles(root);
  const files = [regionsFile, libraryFile, releasedFile];
  return JSON.stringify([
    root,
    at,
    files,
    files.map(textOf),
    [...paths].map((path) => [path, stateOf(path)]),
  ]);
}
