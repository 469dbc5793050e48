import type { Reach } from '../author/reach/page-reach.ts';
import type { CheckedProject } from '../compile/check-project.ts';
import { checkOnce } from '../compile/check-project.ts';
import { explainCode } from '../compile/manifest/catalogue.ts';
import type { Project, ProjectOptions } from '../compile/project.ts';
import type { CommandContext } from './command-context.ts';
import { formatCode, unknownCode } from './explain-code.ts';
import type { ExplainOptions } from './explain-target.ts';
import { explainTarget, isOneValue } from './explain-target.ts';
import { isAddress, readWrittenTarget } from './explained-value.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';

/** `explain`: a value, a line of the YAML, the texts of a page, or a code. Loads what it needs. */
export async function explain(
  context: CommandContext,
  target: string,
  { format, ...options }: ProjectOptions & { readonly format: 'pretty' | 'json' },
): Promise<void> {
  const { columns } = context.stdout;
  const code = explainCode(target);
  const answer = code
    ? formatCode(code, format, columns)
    : await explainProject(openProject(options, context), target, { format, columns }, context);
  context.stdout.write(answer);
}

async function explainProject(
  project: Project,
  target: string,
  printing: ExplainOptions,
  context: CommandContext,
): Promise<string> {
  const written = readWrittenTarget(target);
  const isValue = written === undefined && !isAddress(target);
  const result = checkOnce(openProjectCheck(project, context));
  const misspelt = result[0] === undefined && isValue ? unknownCode(target, []) : undefined;
  if (misspelt !== undefined) throw misspelt;
  const checked = orReport(result, context);
  if (isValue) {
    const { resolved } = checked;
    const reach = isOneValue(resolved, target) ? await loadReach(project, checked) : undefined;
    return explainTarget(resolved, target, { ...printing, diagnostics: result[1], reach });
  }
  if (written === undefined) {
    const { explainAddress } = await import('./explain-page.ts');
    return explainAddress(project.root, checked, target, printing);
  }
  const { explainPlaces } = await import('./explain-written.ts');
  return explainPlaces({ root: project.root, cwd: context.cwd }, checked, written, printing);
}

async function loadReach(project: Project, checked: CheckedProject): Promise<Reach> {
  const { openReachOf } = await import('./open-reach.ts');
  return openReachOf(project, checked);
}
