import { UsageError } from '../diagnostics/command-errors.ts';
import { nearest } from '../compile/schema/nearest.ts';
import { defaultColumns, wrapText } from '../diagnostics/print/lines.ts';

/** Says that a name is unknown, with the nearest known one and the list of all. */
export function unknownName(kind: string, name: string, known: readonly string[]): UsageError {
  const near = nearest(name.toLowerCase(), known);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  const list = wrapText(`Known: ${known.join(', ')}.`, defaultColumns, '', '  ');
  return new UsageError([`There is no ${kind} "${name}".${hint}`, ...list].join('\n'));
}
