import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/print.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { wantsColour } from './print-findings.ts';

/** Prints diagnostics as the data of a command, and says by the exit code whether any is an error. */
export function reportFindings(
  diagnostics: readonly Diagnostic[],
  format: Format,
  context: CommandContext,
): ExitCode {
  const colour = wantsColour(context.stdout, context);
  context.stdout.write(printDiagnostics(diagnostics, format, { colour }));
  return hasErrors(diagnostics) ? ExitCode.problems : ExitCode.fine;
}
