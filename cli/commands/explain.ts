import { isCode } from '../diagnostics/explain.ts';
import { checkProject, resolveProject } from '../pipeline.ts';
import type { Project, ProjectOptions } from '../project.ts';
import { createPageMapper } from '../reach/page-map.ts';
import { openPageSources } from '../reach/open-page-sources.ts';
import { openReach, recordReach } from '../reach/page-reach.ts';
import { formatCode, unknownCode } from './explain-code.ts';
import { explainLine, readLineTarget } from './explain-line.ts';
import { explainPage, findPage, isAddress } from './explain-page.ts';
import type { ExplainOptions } from './explain-target.ts';
import { explainTarget } from './explain-target.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProjectCache } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { logDiagnostics } from './report-diagnostics.ts';

/**
 * `explain`: a value and where it comes from; a line of the YAML and who shows it; the texts of a page and where they are
 * written; or what a code means.
 */
export async function explain(
  target: string,
  options: ProjectOptions & { readonly format: 'pretty' | 'json' },
  context: CommandContext,
): Promise<ExitCode> {
  if (isCode(target)) {
    context.stdout.write(formatCode(target, options.format));
    return ExitCode.fine;
  }
  const project = openProject(options, context);
  const columns = context.stdout.isTTY === true ? context.stdout.columns : undefined;
  const printing: ExplainOptions = { format: options.format, columns };
  const line = isAddress(target) ? undefined : readLineTarget(target);
  if (line === undefined && !isAddress(target))
    return explainValue(target, project, printing, context);
  const [checked, diagnostics] = checkProject(project);
  if (checked === undefined) {
    logDiagnostics(diagnostics, context);
    return ExitCode.problems;
  }
  const { manifest, resolved } = checked;
  const cache = openProjectCache(project.root, context);
  const open = () => openPageSources(project.root, manifest, resolved, cache);
  if (line !== undefined) {
    const reach = openReach(recordReach(await open()), manifest.routes.pages);
    const sources = { site: resolved, reach, cwd: context.cwd, root: project.root };
    context.stdout.write(explainLine(sources, line, printing));
  } else {
    const page = findPage(manifest, target);
    const sources = await open();
    const html = sources.createSiteRenderer(sources.data, sources.context)(page);
    context.stdout.write(explainPage(page, createPageMapper(sources)(page, html), printing));
  }
  cache.save();
  return ExitCode.fine;
}

function explainValue(
  target: string,
  project: Project,
  printing: ExplainOptions,
  context: CommandContext,
): ExitCode {
  const [site, diagnostics] = resolveProject(project);
  if (site === undefined) {
    const misspelt = unknownCode(target, []);
    if (misspelt !== undefined) throw misspelt;
    logDiagnostics(diagnostics, context);
    return ExitCode.problems;
  }
  context.stdout.write(explainTarget(site, target, { ...printing, diagnostics }));
  return ExitCode.fine;
}
