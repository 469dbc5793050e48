import { resolveProject } from '../pipeline.ts';
import type { ProjectOptions } from '../project.ts';
import { explainTarget } from './explain-target.ts';
import type { Io } from './io.ts';
import { ExitCode } from './io.ts';
import { openProject } from './open-project.ts';
import { printFindings } from './print-findings.ts';

/** `explain`: the effective value of a field or of a whole region, and where it comes from. */
export async function explain(
  target: string,
  options: ProjectOptions & { readonly format: 'pretty' | 'json' },
  io: Io,
): Promise<ExitCode> {
  const [site, diagnostics] = resolveProject(openProject(options, io));
  if (site === undefined) {
    printFindings(diagnostics, io);
    return ExitCode.problems;
  }
  const columns = io.stdout.isTTY === true ? io.stdout.columns : undefined;
  io.stdout.write(explainTarget(site, target, { format: options.format, columns }));
  return ExitCode.fine;
}
