import { resolve } from 'node:path';
import type { CheckedProject } from '../compile/check-project.ts';
import { checkAnew, checkProject } from '../compile/check-project.ts';
import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { isOpen } from '../diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../diagnostics/order.ts';
import type { Format } from '../diagnostics/print.ts';
import { describeFix } from '../diagnostics/print/fix.ts';
import { fixText } from '../author/edit/fix-text.ts';
import { watchProject } from '../author/dev/watch.ts';
import type { KeptCheck } from '../compile/kept-check.ts';
import type { Project } from '../compile/project.ts';
import { listTimed } from '../compile/resolve/written.ts';
import type { Bound, TimedValue } from '../compile/resolve/timed/period.ts';
import { listForeignPages, missingWords } from '../compile/resolve/missing-words.ts';
import type { ResolvedSite } from '../compile/resolve/resolved.ts';
import { warnOfSamples } from '../compile/resolve/samples/warn-of-samples.ts';
import { saveSourceFile } from '../compile/source/save.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCheck } from './open-cache.ts';
import type { BuildOptions } from './options.ts';
import { unknownName } from './usage.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { reportDiagnostics, showDiagnostics } from './report-diagnostics.ts';

/** All that a check finds, at this instant and at later ones; keeps what it finds now. */
export function checkAnewAllTimes(check: KeptCheck, asked: Readers) {
  return checkAllTimes(check.project, checkAnew(check), asked);
}

/** Whom the site is for, and the language whose missing words are wanted. */
interface Readers {
  readonly env: BuildOptions['env'];
  readonly language?: string;
}

/** The same, and how to print problems. */
interface Asked extends Readers {
  readonly format: Format;
}

/** Checks again whenever the YAML or an asset changes, until the person stops it. */
export async function watch(project: Project, asked: Asked, context: CommandContext) {
  const shown = { format: asked.format, root: project.root };
  const stopped = context.untilStopped();
  // By these two lines the tasks of editors know what is still true (.vscode/tasks.json).
  const checkAgain = (): void => {
    context.stderr.write('Validating …\n');
    showDiagnostics(checkAnewAllTimes(openProjectCheck(project, context), asked), shown, context);
    context.stderr.write('Validated. Waiting for changes, press Ctrl-C to stop.\n');
  };
  let waiting: NodeJS.Timeout | undefined;
  const watching = await watchProject(project, () => {
    clearTimeout(waiting);
    waiting = setTimeout(checkAgain, QUIET_MS);
    return Promise.resolve();
  });
  checkAgain();
  await stopped;
  clearTimeout(waiting);
  await watching.close();
}

/** Milliseconds without another change: a folder that is replaced is many changes. */
const QUIET_MS = 150;

/** Mends what has one right answer, until nothing has, and reports what is left. */
export function fix(project: Project, asked: Asked, context: CommandContext): void {
  const check = () => checkAllTimes(project, checkProject(project), asked);
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
  const shown = { format: asked.format, root: project.root };
  reportDiagnostics(diagnostics, shown, context, fixed);
}

/** Rounds at most: what one round mends can show what was hidden behind it. */
const MOST_ROUNDS = 20;

function describeNoFix(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.some(isOpen)
    ? 'Nothing was fixed: of what is reported, nothing has one right answer.'
    : 'Nothing to fix.';
}

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

/** Findings of a check; without errors also those of later instants, and sample content. */
function checkAllTimes(
  project: Project,
  [checked, found]: Result<CheckedProject>,
  { env, language }: Readers,
): readonly Diagnostic[] {
  if (checked === undefined) return found;
  const samples = env === 'production' ? warnOfSamples(checked.resolved.written) : [];
  const words = language === undefined ? [] : findMissingWords(checked.resolved, language);
  return [...found, ...checkAhead(project, checked, found), ...samples, ...words];
}

function findMissingWords(resolved: ResolvedSite, language: string): readonly Diagnostic[] {
  const known = [...listForeignPages(resolved).keys()];
  if (known.includes(language)) return missingWords(resolved, language);
  if (known.length > 0) throw unknownName('page in', language, known);
  throw new UsageError('All pages are in English. A page in another language says so by lang.');
}

/** Problems at each later instant; of warnings only those about timed values. */
function checkAhead(
  project: Project,
  { resolved: { written } }: CheckedProject,
  foundNow: readonly Diagnostic[],
): readonly Diagnostic[] {
  const values = listTimed(written);
  const known = new Set(foundNow.map(keyOf));
  return instantsAhead(values, project.at).flatMap(({ at, typed }) => {
    const [, found] = checkProject({ ...project, at });
    const fresh = found.filter(
      (each) =>
        !known.has(keyOf(each)) &&
        each.code !== 'timed-never' &&
        (each.severity === 'error' || values.some((value) => contains(value, each))),
    );
    for (const each of fresh) known.add(keyOf(each));
    return fresh.map((each) => ({ ...each, message: `From ${typed} on: ${each.message}` }));
  });
}

/** The first of the bounds at each instant, in their order. */
function instantsAhead(values: readonly TimedValue[], now: string): readonly Bound[] {
  const bounds = values
    .flatMap(({ from, until }) => [from, until])
    .flatMap((bound) =>
      bound !== undefined && bound.at > now ? [[bound.at, bound] as const] : [],
    );
  return [...new Map(bounds)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, bound]) => bound);
}

function contains({ node, span: { file } }: TimedValue, { span }: Diagnostic): boolean {
  return file.path === span.file.path && node.start <= span.start && span.end <= node.end;
}

/** Identifies a problem at any instant, at which values have other indices. */
function keyOf({ code, span, message }: Diagnostic): string {
  return [code, span.file.path, span.start, message].join(' ');
}
