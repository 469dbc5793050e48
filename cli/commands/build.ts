import type { BuildStart } from '../compile/begin-build.ts';
import type { Result } from '../diagnostics/diagnostic.ts';
import { openKeptCheck } from '../compile/kept-check.ts';
import type { BuildReport } from '../compile/pipeline.ts';
import { warnOfSamples } from '../compile/resolve/samples/warn-of-samples.ts';
import { noCache } from '../compile/site/cache/cache.ts';
import { createStopwatch } from '../compile/stopwatch.ts';
import type { BuildOptions } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCache, openProjectCheck } from './open-cache.ts';
import { openProject, outputFolder } from './open-project.ts';
import { showProgress } from './progress.ts';
import { logResult } from './report-diagnostics.ts';
import { selectEditions } from './select-editions.ts';
import {
  describePlace,
  describeSize,
  logOutput,
  outputProblem,
  prepareOutput,
} from './write-output.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { toJson } from '../diagnostics/print/lines.ts';

/** `build`: everything, or only the named states and/or the library, into the output folder. */
export async function build(context: CommandContext, options: BuildOptions): Promise<void> {
  const { engine, env: environment, host: hosts } = options;
  const liveForms = readLiveForms(options);
  const library = options.library === true ? undefined : options.library;
  const project = openProject({ ...options, library }, context);
  const out = outputFolder(options.out, project, context);
  const progress = showProgress(context);
  try {
    await prepareOutput(out, project.root);
    const { beginBuild } = await import('../compile/begin-build.ts');
    const { buildSite } = await import('../compile/pipeline.ts');
    // In a checkout the program is remade before it starts where its sources changed.
    const stopwatch = createStopwatch(progress.report, { start: performance.now() });
    const result = await stopwatch.time('validate', () =>
      beginBuild(options.cache ? openProjectCheck(project, context) : openKeptCheck(project)),
    );
    progress.clear();
    const start = logResult(withSamples(result, options), context);
    const cache = options.cache ? openProjectCache(project.root, context) : noCache;
    const request = {
      ...selectEditions({ ...start.manifest, regions: start.regions }, options),
      engine,
      environment,
      liveForms,
      hosts,
      cache,
      out,
      keepAssets: options.keepAssets,
    };
    const report = await buildSite(start, request, stopwatch);
    progress.clear();
    printReport(report, options, context);
  } catch (error) {
    progress.clear();
    throw outputProblem(error, out);
  }
}

/** Warns of sample content in what is built for the public, unless the build is a trial. */
function withSamples(
  [start, found]: Result<BuildStart>,
  { env, allowSample = false }: BuildOptions,
): Result<BuildStart> {
  if (start === undefined || env !== 'production' || allowSample) return [start, found];
  return [start, [...found, ...warnOfSamples(start.readChecked().resolved.written)]];
}

function readLiveForms({ env, liveForms = false }: BuildOptions): boolean {
  if (!liveForms || env === 'preview') return liveForms;
  throw new UsageError(
    '--live-forms is for previews: the forms of a production build always send. Leave it out.',
  );
}

function printReport(report: BuildReport, options: BuildOptions, context: CommandContext): void {
  logOutput({ ...report, hosts: options.host }, context);
  context.stdout.write(options.json === true ? toJson({ version: 1, ...report }) : summary(report));
}

function summary(report: BuildReport): string {
  const { stages, milliseconds } = report;
  const slowest = stages.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  const time = `${seconds(milliseconds)} (slowest: ${slowest.stage}, ${seconds(slowest.milliseconds)})`;
  return `Built ${describeSize(report)}, in ${time}.\n${describePlace(report)}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
