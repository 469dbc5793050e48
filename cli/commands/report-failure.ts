import { CommanderError } from 'commander';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { describeSystemError } from './system-error.ts';
import { OutputError, ReportedProblems, UsageError } from '../diagnostics/command-errors.ts';

/** Prints why a command could not be carried out; returns what the program ends with. */
export function reportFailure(error: unknown, context: CommandContext): ExitCode {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? ExitCode.fine : ExitCode.usage;
  }
  if (error instanceof UsageError) {
    context.stderr.write(`career-site: ${error.message}\n`);
    return ExitCode.usage;
  }
  if (error instanceof ReportedProblems) return ExitCode.problems;
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

/** Says that a package is missing, as after `git pull`; undefined for other errors. */
export function describeMissingPackage(error: unknown): string | undefined {
  const name = error instanceof Error && 'code' in error ? missingName(error) : undefined;
  if (name === undefined) return undefined;
  return `The package ${name} is not installed. Run \`npm ci\` in the folder of the project, as after every \`git pull\`.`;
}

/** The name of a package, and not that of a file of this program, which is a path. */
function missingName({ code, message }: Error & { readonly code: unknown }): string | undefined {
  const imported = code === 'ERR_MODULE_NOT_FOUND' ? /package '([^']+)'/.exec(message) : null;
  const required =
    code === 'MODULE_NOT_FOUND'
      ? /module '((?:@[^/']+\/)?[^@./\\'][^/\\':]*)[/']/.exec(message)
      : null;
  return (imported ?? required)?.[1];
}
