import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import type { CommandContext, Output } from './command-context.ts';

/** Whether text for this output may be coloured (https://no-color.org). */
export function wantsColour(output: Output, context: CommandContext): boolean {
  return (
    output.isTTY === true &&
    (context.env['NO_COLOR'] ?? '') === '' &&
    context.env['TERM'] !== 'dumb'
  );
}

/**
 * Tells a person what was found; for commands whose data is something else, so it goes to stderr. Notices are only
 * counted: `validate` prints them.
 */
export function printFindings(diagnostics: readonly Diagnostic[], context: CommandContext): void {
  const pressing = diagnostics.filter(({ severity }) => severity !== 'notice');
  if (pressing.length > 0) {
    context.stderr.write(
      printDiagnostics(pressing, 'pretty', { colour: wantsColour(context.stderr, context) }),
    );
  }
  const notices = diagnostics.length - pressing.length;
  if (notices > 0) {
    const count = notices === 1 ? '1 notice' : `${notices} notices`;
    context.stderr.write(`${count}; read with: npx career-site validate\n`);
  }
}
