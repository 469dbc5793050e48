import { beginBuild } from '../compile/begin-build.ts';
import { generateSite } from '../compile/pipeline.ts';
import type { ProjectOptions } from '../compile/project.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCache, openProjectCheck } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { showProgress } from './progress.ts';
import { logResult } from './report-diagnostics.ts';

/** `generate`: brings `generated/` up to date, and draws what builds take from the cache. */
export async function generate(context: CommandContext, options: ProjectOptions): Promise<void> {
  const project = openProject(options, context);
  const start = logResult(beginBuild(openProjectCheck(project, context)), context);
  const cache = openProjectCache(project.root, context);
  const progress = showProgress(context);
  const { written, removed, unchanged } = await generateSite(start, cache, (done, all) =>
    progress.report('generate', `${done} of ${all} files made`),
  );
  progress.clear();
  const lines = [
    ...written.map((path) => `wrote generated/${path}`),
    ...removed.map((path) => `removed generated/${path}`),
    `${written.length} written, ${removed.length} removed, ${unchanged} unchanged`,
  ];
  context.stdout.write(`${lines.join('\n')}\n`);
}
