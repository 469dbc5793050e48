import { resolve } from 'node:path';
import { pathKind } from '../compile/project.ts';
import { openMapFolder, parseReport, readReport } from '../compile/trace/report.ts';
import { traceStack } from '../compile/trace/trace-stack.ts';
import type { CommandContext } from './command-context.ts';
import { outputFolder } from './open-project.ts';
import { OutputError, UsageError } from '../diagnostics/command-errors.ts';

/** `trace`: an error report with its positions in scripts replaced by those in sources. */
export async function trace(
  context: CommandContext,
  file: string | undefined,
  { out }: { readonly out?: string },
): Promise<void> {
  const folder = outputFolder(out, {}, context);
  const findMap = openMapFolder(folder);
  if (findMap === undefined) {
    throw new UsageError(
      `${folder} holds no source maps. Run \`career-site build\` first, or name the output that the page was served from with --out.`,
    );
  }
  const report = await readReport(reportFile(file, context) ?? context.stdin ?? []);
  if (report === undefined) {
    throw new OutputError(
      'The report is longer than a million bytes, which no page sends. Give that of one error.',
    );
  }
  const { stack, facts } = parseReport(report);
  if (stack === '') {
    throw new UsageError(
      'The report holds neither a message nor a stack. Give what a page sent, or a stack as a console shows it.',
    );
  }
  context.stdout.write([traceStack(stack, findMap), ...facts, ''].join('\n'));
}

/** Absent or `-` is the standard input. */
function reportFile(file: string | undefined, context: CommandContext): string | undefined {
  if (file === undefined || file === '-') return undefined;
  if (pathKind(resolve(context.cwd, file)) === 'file') return resolve(context.cwd, file);
  throw new UsageError(`${file} is no file. Name a report, or pipe one into the command.`);
}
