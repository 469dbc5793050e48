import { generateModules } from '../emit/generate.ts';
import type { Generation } from '../emit/generate.ts';
import { checkProject } from '../pipeline.ts';
import type { ProjectOptions } from '../project.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProject } from './open-project.ts';
import { printFindings } from './print-findings.ts';

/** `generate`: brings `generated/` up to date, or with `--check` fails and lists what is stale. */
export async function generate(
  options: ProjectOptions & { readonly check?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const project = openProject(options, context);
  const [checked, diagnostics] = checkProject(project);
  printFindings(diagnostics, context);
  if (checked === undefined) return ExitCode.problems;
  const check = options.check === true;
  const generation = await generateModules(checked.manifest, project.root, { check });
  context.stdout.write(check ? describeCheck(generation) : describeWriting(generation));
  return generation.stale.length > 0 ? ExitCode.problems : ExitCode.fine;
}

function describeWriting({ written, removed, unchanged }: Generation): string {
  const lines = [
    ...written.map((path) => `wrote ${path}`),
    ...removed.map((path) => `removed ${path}`),
    `${written.length} written, ${removed.length} removed, ${unchanged} unchanged`,
  ];
  return `${lines.join('\n')}\n`;
}

function describeCheck({ stale, unchanged }: Generation): string {
  if (stale.length === 0) return `All ${unchanged} files of generated/ are up to date.\n`;
  const lines = [
    ...stale.map(({ path, state }) => `${state}: ${path}`),
    `${stale.length} files of generated/ are not up to date. Run: npx career-site generate`,
  ];
  return `${lines.join('\n')}\n`;
}
