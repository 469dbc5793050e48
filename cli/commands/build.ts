import type { BuildStart } from '../compile/begin-build.ts';
import type { Result } from '../diagnostics/diagnostic.ts';
import { PictureError } from '../compile/emit/picture-error.ts';
import { openKeptCheck } from '../compile/kept-check.ts';
import type { BuildReport } from '../compile/pipeline.ts';
import { warnOfSamples } from '../compile/resolve/samples/warn-of-samples.ts';
import { noCache } from '../compile/site/cache/cache.ts';
import { readsWebRoot } from '../compile/site/hosting/host.ts';
import {
  assertOutsideSources,
  assertSafeOutDir,
} from '../compile/site/publication/assert-safe-out-dir.ts';
import { PastLimitError } from '../compile/site/hosting/past-limits.ts';
import { restoreOutput, stagingFolder } from '../compile/site/publication/staging.ts';
import { createStopwatch } from '../compile/stopwatch.ts';
import type { BuildOptions } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCache, openProjectCheck } from './open-cache.ts';
import { openProject, outputFolder } from './open-project.ts';
import { showProgress } from './progress.ts';
import { logResult } from './report-diagnostics.ts';
import { selectEditions } from './select-editions.ts';
import { describeSystemError, pathOf } from './system-error.ts';
import { OutputError, UsageError } from '../diagnostics/command-errors.ts';
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
    await restoreOutput(out);
    // Before anything is built for it.
    assertOutsideSources(out, project.root);
    assertSafeOutDir(out);
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
  const [owner, ...others] = options.host.filter(readsWebRoot);
  for (const host of others) {
    context.stderr.write(
      `The web roots hold the files of ${String(owner)}. Before you upload one to ${host}, copy hosting/${host}/ over it.\n`,
    );
  }
  for (const doubt of report.doubts) context.stderr.write(`${doubt}\n`);
  // What a person put into the output is theirs, so what became of it is reported.
  for (const path of report.foreign) {
    context.stderr.write(`Kept as it is, though no build wrote it: ${path}\n`);
  }
  for (const path of report.replaced) {
    context.stderr.write(`Replaced by what was built, though no build wrote it: ${path}\n`);
  }
  context.stdout.write(options.json === true ? toJson({ version: 1, ...report }) : summary(report));
}

function summary({ stages, pages, files, bytes, milliseconds, out }: BuildReport): string {
  const slowest = stages.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const time = `${seconds(milliseconds)} (slowest: ${slowest.stage}, ${seconds(slowest.milliseconds)})`;
  return `Built ${pages} pages in ${files} files, ${size}, in ${time}.\nOutput: ${out}\n`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** Explains in plain words why an output cannot be written; any other error is left as it is. */
function outputProblem(error: unknown, out: string): unknown {
  const path = pathOf(error) ?? out;
  // Users know the output folder, not the staging folder; a build also writes elsewhere, such as to
  // `generated/`.
  const isOutput = path === out || path.startsWith(stagingFolder(out));
  const advice = 'Fix that, or name another folder with --out.';
  const wording = isOutput ? { path: out, attempt: 'written', advice } : {};
  const isOurs = error instanceof PictureError || error instanceof PastLimitError;
  const message = isOurs ? error.message : describeSystemError(error, wording);
  return message ? new OutputError(`${message} The last output is as it was.`) : error;
}
