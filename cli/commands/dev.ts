import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { printProblem } from '../author/dev/problems.ts';
import { serveDev } from '../author/dev/serve-dev.ts';
import { programFolders } from '../author/dev/watch.ts';
import { otherProblemsOf, problemsOf } from '../author/dev/state.ts';
import type { Update } from '../author/dev/take-changes.ts';
import type { SiteVersion } from '../author/dev/version.ts';
import { isOpen } from '../diagnostics/diagnostic.ts';
import { listSome } from '../diagnostics/print/amounts.ts';
import type { CheckedProject } from '../compile/check-project.ts';
import { checkAgain } from '../author/dev/check-again.ts';
import type { Project, ProjectOptions } from '../compile/project.ts';
import { pathKind } from '../compile/project.ts';
import { listOverwritten } from '../compile/resolve/layers.ts';
import { listFiles } from '../compile/resolve/written.ts';
import { valueAt } from '../compile/schema/pointer.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCache } from './open-cache.ts';
import { openProject } from './open-project.ts';
import type { ListenOptions } from './options.ts';
import { logPressing } from './report-diagnostics.ts';
import { selectEditions } from './select-editions.ts';
import { portsOf, printAddresses } from './served.ts';

export interface DevCommandOptions extends ProjectOptions, ListenOptions {
  readonly state: readonly string[];
  readonly open?: boolean;
}

/** `dev`: serves the site and keeps it and the open pages up to date, until the person stops it. */
export async function dev(context: CommandContext, options: DevCommandOptions): Promise<void> {
  const stopped = context.untilStopped();
  const project = openProject(options, context);
  const select = ({ resolved }: CheckedProject) =>
    selectEditions(resolved, { state: options.state, mount: 'prefix', env: 'preview' });
  if (options.state.length > 0) assertStates(project, select);
  const hasLibrary = pathKind(resolve(project.root, project.libraryFile)) !== 'nothing';
  const server = await serveDev({
    project,
    programFolders,
    instant: options.at,
    ports: portsOf(options, hasLibrary),
    allowedHosts: options.allowHost,
    cache: openProjectCache(project.root, context),
    select: (checked) => ({
      ...select(checked),
      environment: 'preview',
      liveForms: false,
    }),
    onUpdate: createUpdateLog(context),
    report: (line) => context.stderr.write(`${line}\n`),
  });
  try {
    const { main } = server.addresses;
    context.stdout.write(printAddresses(server.addresses));
    if (options.open === true) await context.openInBrowser(main);
    context.stderr.write('Making the first pages …\n');
    const isStarted = server.start().then(() => true);
    if (await Promise.race([isStarted, stopped.then(() => false)])) {
      context.stderr.write('Edits are shown as they are saved. Press Ctrl-C to stop.\n');
    }
    await stopped;
  } finally {
    await server.close();
  }
}

/**
 * Refuses the name of a state that is unknown before anything is served, unless the project has
 * errors, which come first.
 *
 * @throws UsageError
 */
function assertStates(project: Project, select: (checked: CheckedProject) => unknown): void {
  const [checked] = checkAgain(project);
  if (checked !== undefined) select(checked);
}

/** Reports what each batch of changes touched, and the problems when they differ from before. */
export function createUpdateLog(context: CommandContext): (update: Update) => void {
  let known = '[]';
  return (update) => {
    const { site, before } = update;
    const state = site.state();
    const found = state.diagnostics.filter((each) => each.severity !== 'notice' && isOpen(each));
    const others = otherProblemsOf(state);
    const identity = JSON.stringify([
      found.map(({ code, path, message }) => [code, path, message]),
      others,
    ]);
    const isSame = identity === known;
    if (!isSame) {
      logPressing(found, context);
      for (const problem of others) context.stderr.write(printProblem(problem));
    }
    known = identity;
    if (isSame && isEcho(update)) return;
    if (before !== undefined) context.stderr.write(`${describeUpdate(update)}\n`);
  };
}

/** Whether an editor has only saved again what was there before. */
function isEcho({ site, before, changes, changedPages }: Update): boolean {
  const after = site.state().version;
  if (before === undefined || after === undefined || changedPages > 0) return false;
  return changes.every(({ kind }) => kind === 'content') && textsOf(before) === textsOf(after);
}

function textsOf({ site }: SiteVersion): string {
  const { written } = site.resolved;
  return listFiles(written)
    .map(([, { document }]) => document.file.text)
    .join('');
}

function describeUpdate(update: Update): string {
  const { changes, changedPages, milliseconds } = update;
  const files = listSome(
    changes.map(({ path }) => path),
    1,
  );
  const open = changedPages === 1 ? '1 open page changed' : `${changedPages} open pages changed`;
  const parts = [...describeResult(update), `${open}, ${milliseconds.toFixed(0)} ms`].join('; ');
  return `${files}: ${parts}`;
}

/** What else there is to say of an edit than which open pages show it. */
function describeResult({ site, before, changes }: Update): readonly string[] {
  const after = site.state().version;
  if (changes.some(({ kind }) => kind === 'program'))
    return ['press Ctrl-C and start dev again to run it'];
  if (problemsOf(site.state()).length > 0) return ['not shown before it is mended'];
  if (before === undefined || after === undefined || before === after) return ['nothing to show'];
  return changes.some(({ kind }) => kind !== 'content') ? [] : overwriter(before, after);
}

/** Whose values are shown in the place of what was edited. */
function overwriter(before: SiteVersion, after: SiteVersion): readonly string[] {
  const { written } = after.site.resolved;
  const old = before.site.resolved.written.regions.value;
  const next = written.regions.value;
  const edited = [...listOverwritten(written)].find(
    ([pointer]) => !isDeepStrictEqual(valueAt(old, pointer), valueAt(next, pointer)),
  );
  return edited === undefined ? [] : [`overwritten ${edited[1]}`];
}
