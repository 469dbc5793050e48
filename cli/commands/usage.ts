import { UsageError } from '../diagnostics/command-errors.ts';
import { nearest } from '../schema/nearest.ts';
import { defaultColumns, wrapText } from '../diagnostics/print/lines.ts';

/** Refuses an argument or a value of an option that is there and empty, as of a variable that is not set. */
export function refuseEmpty(
  given: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  if (given.includes(''))
    throw new UsageError('An argument is empty. Write a name, or leave it out.');
  for (const [option, value] of Object.entries(options)) {
    if (value !== '' && !(Array.isArray(value) && value.includes(''))) continue;
    const flag = option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new UsageError(`--${flag} is empty. Write a value, or leave the option out.`);
  }
}

/** Says that a name is unknown, with the nearest known one and the list of all. */
export function unknownName(kind: string, name: string, known: readonly string[]): UsageError {
  const near = nearest(name.toLowerCase(), known);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  const list = wrapText(`Known: ${known.join(', ')}.`, defaultColumns, '', '  ');
  return new UsageError([`There is no ${kind} "${name}".${hint}`, ...list].join('\n'));
}
