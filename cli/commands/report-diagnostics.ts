import type { Diagnostic, Result } from '../diagnostics/diagnostic.ts';
import { hasErrors, isOpen } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/print.ts';
import { annotationFormats, printDiagnostics } from '../diagnostics/print.ts';
import { count } from '../diagnostics/print/amounts.ts';
import { folderInRepository } from '../compile/project.ts';
import type { CommandContext, Output } from './command-context.ts';
import { ReportedProblems } from '../diagnostics/command-errors.ts';

export interface Presentation {
  readonly format: Format;
  /** The folder of the project that the diagnostics are about. */
  readonly root?: string;
}

/** Prints diagnostics as the data of a command. `fixed` are those that the command mended. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format, root }: Presentation,
  context: CommandContext,
  fixed?: readonly Diagnostic[],
): void {
  const colour = wantsColour(context.stdout, context);
  const isBelow = root !== undefined && annotationFormats.has(format);
  const folder = isBelow ? folderInRepository(root) : '';
  const options = { colour, folder, ...(fixed && { fixed }) };
  context.stdout.write(printDiagnostics(diagnostics, format, options), 'painted');
}

/** The same as the end of a command, which has failed where any is an error. */
export function reportDiagnostics(...shown: Parameters<typeof showDiagnostics>): void {
  showDiagnostics(...shown);
  if (hasErrors(shown[0])) throw new ReportedProblems();
}

/** For commands whose data is something else. Notices are only counted. */
export function logDiagnostics(diagnostics: readonly Diagnostic[], context: CommandContext): void {
  const { stderr } = context;
  const open = diagnostics.filter(isOpen);
  logPressing(open, context);
  const notices = open.filter(({ severity }) => severity === 'notice').length;
  if (notices > 0)
    stderr.write(`${count(notices, 'notice')}; read with: npx career-site validate\n`);
}

/** What was made of the input; prints what was found, and errors end the command. */
export function logResult<T>([value, diagnostics]: Result<T>, context: CommandContext): T {
  logDiagnostics(diagnostics, context);
  if (value === undefined) throw new ReportedProblems();
  return value;
}

/** The same, but what is found is printed only where the command ends. */
export function orReport<T>(result: Result<T>, context: CommandContext): T {
  return result[0] ?? logResult(result, context);
}

/** Prints errors and warnings to stderr, where there are any. */
export function logPressing(diagnostics: readonly Diagnostic[], context: CommandContext): void {
  const { stderr } = context;
  const pressing = diagnostics.filter(({ severity }) => severity !== 'notice');
  if (pressing.length === 0) return;
  stderr.write(
    printDiagnostics(pressing, 'pretty', { colour: wantsColour(stderr, context) }),
    'painted',
  );
}

/** https://force-color.org and https://no-color.org; as in Node, FORCE_COLOR wins. */
export function wantsColour(
  { isTTY }: Pick<Output, 'isTTY'>,
  { env: { FORCE_COLOR: forced = '', NO_COLOR: refused = '', TERM } }: Pick<CommandContext, 'env'>,
): boolean {
  if (forced !== '') return forced !== '0' && forced !== 'false';
  return isTTY === true && refused === '' && TERM !== 'dumb';
}
