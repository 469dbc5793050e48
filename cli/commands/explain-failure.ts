import { CommanderError } from 'commander';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { describeMissingPackage } from './missing-package.ts';
import { describeSystemError } from './system-error.ts';
import { OutputError, UsageError } from './usage.ts';

/** Prints why a command could not be carried out; returns what the program ends with. */
export function explainFailure(error: unknown, context: CommandContext): ExitCode {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? ExitCode.fine : ExitCode.usage;
  }
  if (error instanceof UsageError) {
    context.stderr.write(`career-site: ${error.message}\n`);
    return ExitCode.usage;
  }
  const message =
    error instanceof OutputError
      ? error.message
      : (describeSystemError(error) ?? describeMissingPackage(error));
  if (message !== undefined) {
    context.stderr.write(`career-site: ${message}\n`);
    return ExitCode.problems;
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  context.stderr.write(`career-site failed, and that is an error of the program:\n${detail}\n`);
  return ExitCode.internalError;
}
