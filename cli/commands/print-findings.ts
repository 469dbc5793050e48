import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import type { Io, Output } from './io.ts';

/** Whether text for this output may be coloured (https://no-color.org). */
export function wantsColour(output: Output, io: Io): boolean {
  return output.isTTY === true && (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
}

/**
 * Tells a person what was found; for commands whose data is something else, so it goes to stderr. Notices are only
 * counted: `validate` prints them.
 */
export function printFindings(diagnostics: readonly Diagnostic[], io: Io): void {
  const pressing = diagnostics.filter(({ severity }) => severity !== 'notice');
  if (pressing.length > 0) {
    io.stderr.write(printDiagnostics(pressing, 'pretty', { colour: wantsColour(io.stderr, io) }));
  }
  const notices = diagnostics.length - pressing.length;
  if (notices > 0) {
    const count = notices === 1 ? '1 notice' : `${notices} notices`;
    io.stderr.write(`${count}; read with: npx career-site validate\n`);
  }
}
