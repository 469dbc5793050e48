import { resolveProject } from '../pipeline.ts';
import type { ProjectOptions } from '../project.ts';
import type { Io } from './io.ts';
import { ExitCode } from './io.ts';
import { listRegions } from './list-regions.ts';
import { openProject } from './open-project.ts';
import { printFindings } from './print-findings.ts';

/** `regions`: the registry of all regions. */
export async function regions(
  options: ProjectOptions & { readonly format: 'pretty' | 'json' },
  io: Io,
): Promise<ExitCode> {
  const [site, diagnostics] = resolveProject(openProject(options, io));
  if (site === undefined) {
    printFindings(diagnostics, io);
    return ExitCode.problems;
  }
  io.stdout.write(listRegions(site, options.format));
  return ExitCode.fine;
}
