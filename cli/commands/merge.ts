import { resolve } from 'node:path';
import { beginBuild } from '../compile/begin-build.ts';
import { readReleased } from '../compile/check-project.ts';
import type { ProjectOptions } from '../compile/project.ts';
import { recordHere } from '../compile/site/build-record.ts';
import { createStopwatch } from '../compile/stopwatch.ts';
import { mergeOutputs } from '../deliver/outputs/merge.ts';
import { assertSameBuild } from '../deliver/outputs/same-build.ts';
import { count } from '../diagnostics/print/amounts.ts';
import { toJson } from '../diagnostics/print/lines.ts';
import { openOutput } from './check.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject, outputFolder } from './open-project.ts';
import { showProgress } from './progress.ts';
import { orReport } from './report-diagnostics.ts';
import {
  describePlace,
  describeSize,
  logOutput,
  outputProblem,
  prepareOutput,
} from './write-output.ts';

export interface MergeOptions extends ProjectOptions {
  readonly out?: string;
  readonly keepAssets: number;
  readonly format: 'pretty' | 'json';
}

/** `merge`: joins outputs of builds of some editions each to that of a build of all. */
export async function merge(
  context: CommandContext,
  folders: readonly [string, ...string[]],
  options: MergeOptions,
): Promise<void> {
  const open = (name: string) => openOutput(resolve(context.cwd, name), context);
  const first = await open(folders[0]);
  const parts = [first, ...(await Promise.all(folders.slice(1).map(open)))];
  const { record } = first;
  const project = openProject({ ...options, at: record.at }, context);
  const here = { name: 'this project', record: recordHere(record, project) };
  for (const other of [...parts, here]) assertSameBuild(first, other);
  const out = outputFolder(options.out, project, context);
  const progress = showProgress(context);
  try {
    await prepareOutput(out, project.root);
    const { manifest } = orReport(beginBuild(openProjectCheck(project, context)), context);
    const [released] = readReleased(project);
    const request = { record, manifest, released, out, keepAssets: options.keepAssets };
    const merged = await mergeOutputs(parts, request, createStopwatch(progress.report));
    progress.clear();
    logOutput({ ...merged, hosts: record.options.hosts }, context);
    const from = count(parts.length, 'output');
    context.stdout.write(
      options.format === 'json'
        ? toJson({ version: 1, ...merged })
        : `Merged ${describeSize(merged)}, from ${from}.\n${describePlace(merged)}`,
    );
  } catch (error) {
    progress.clear();
    throw outputProblem(error, out);
  }
}
