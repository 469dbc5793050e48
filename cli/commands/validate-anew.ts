import { resolve } from 'node:path';
import { checkAllTimes } from '../check-ahead.ts';
import { checkAnew, checkProject } from '../check-project.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isOpen } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/print.ts';
import { orderDiagnostics } from '../diagnostics/order.ts';
import { describeFix } from '../diagnostics/print/fix.ts';
import { fixText } from '../edit/fix-text.ts';
import { watchProject } from '../dev/watch.ts';
import type { KeptCheck } from '../kept-check.ts';
import type { Project } from '../project.ts';
import { saveSourceFile } from '../source/save.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProjectCheck } from './open-cache.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

export function validateAnew(check: KeptCheck, format: Format, context: CommandContext): ExitCode {
  const diagnostics = checkAllTimes(check.project, checkAnew(check));
  return reportDiagnostics(diagnostics, format, context);
}

/** Checks again whenever the YAML or an asset changes, until the person stops it. */
export async function watch(
  project: Project,
  format: Format,
  context: CommandContext,
): Promise<ExitCode> {
  const stopped = context.untilStopped();
  // By these two lines the tasks of editors know what is still true (.vscode/tasks.json).
  const checkAgain = (): void => {
    context.stderr.write('Validating …\n');
    validateAnew(openProjectCheck(project, context), format, context);
    context.stderr.write('Validated. Waiting for changes, press Ctrl-C to stop.\n');
  };
  const watching = await watchProject(project, (changes) => {
    if (changes.some(({ kind }) => kind === 'content' || kind === 'asset')) checkAgain();
    return Promise.resolve();
  });
  checkAgain();
  await stopped;
  await watching.close();
  return ExitCode.fine;
}

/** Mends what has one right answer, until nothing has, and reports what is left. */
export function fix(project: Project, format: Format, context: CommandContext): ExitCode {
  const check = () => checkAllTimes(project, checkProject(project));
  const fixed: Diagnostic[] = [];
  let diagnostics = check();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const mended = fixOnce(project, diagnostics);
    if (mended.length === 0) break;
    fixed.push(...mended);
    diagnostics = check();
  }
  const done = fixed.length > 0 ? fixed.map(describeFix) : [describeNoFix(diagnostics)];
  context.stderr.write(`${done.join('\n')}\n`);
  return reportDiagnostics(diagnostics, format, context, fixed);
}

/** Rounds at most: what one round mends can show what was hidden behind it. */
const MOST_ROUNDS = 20;

function describeNoFix(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.some(isOpen)
    ? 'Nothing was fixed: of what is reported, nothing has one right answer.'
    : 'Nothing to fix.';
}

/** Writes the safe fixes into both YAML files. */
function fixOnce(project: Project, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const { root, regionsFile, libraryFile } = project;
  const open = orderDiagnostics(diagnostics).filter(isOpen);
  const kinds = [
    ['regions', regionsFile],
    ['library', libraryFile],
  ] as const;
  return kinds.flatMap(([kind, path]) => {
    const found = open.filter(({ span }) => resolve(root, span.file.path) === resolve(root, path));
    const file = found[0]?.span.file;
    if (!file) return [];
    const { text, fixed } = fixText(file, kind, found);
    // A file that somebody saved meanwhile is read again, and mended next time.
    return fixed.length > 0 && saveSourceFile(root, file, text) ? fixed : [];
  });
}
