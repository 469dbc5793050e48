import type { Command } from 'commander';
import { UsageError } from '../diagnostics/command-errors.ts';
import { nearest } from '../compile/schema/nearest.ts';
import { defaultColumns, wrapText } from '../diagnostics/print/lines.ts';

/** What is said where a name is near to a known one; empty where none is. */
export function didYouMean(name: string, known: Iterable<string>, quotes = '""'): string {
  const near = nearest(name, known);
  const [open = '', close = ''] = quotes;
  return near === undefined ? '' : ` Did you mean ${open}${near}${close}?`;
}

/** Says that a name is unknown, with the nearest known one and the list of all. */
export function unknownName(kind: string, name: string, known: readonly string[]): UsageError {
  const hint = didYouMean(name.toLowerCase(), known);
  const list = wrapText(`Known: ${known.join(', ')}.`, defaultColumns, '', '  ');
  return new UsageError([`There is no ${kind} "${name}".${hint}`, ...list].join('\n'));
}

/** Adds to a command, which has others below it, what is said where none of them is named. */
export function refuseOthers(command: Command): Command {
  return command.on('command:*', ([name = '']: readonly string[]) => {
    const before = command.parent === null ? '' : `${command.name()} `;
    const known = command.commands.map((each) => before + each.name());
    throw unknownName('command', before + name, known);
  });
}

/** Refuses what is empty, and arguments that the command does not take. */
export function refuseWrongArguments(command: Command): void {
  refuseEmpty(command);
  refuseExcess(command);
}

/** Refuses what is given and empty, as of a variable that is not set. */
function refuseEmpty(command: Command): void {
  if (command.args.includes(''))
    throw new UsageError('An argument is empty. Write a name, or leave it out.');
  for (const [option, value] of Object.entries(command.opts())) {
    if (value !== '' && !(Array.isArray(value) && value.includes(''))) continue;
    const flag = option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new UsageError(`--${flag} is empty. Write a value, or leave the option out.`);
  }
}

/** Refuses arguments that the command does not take; it may have an option for them. */
function refuseExcess(command: Command): void {
  const taken = command.registeredArguments;
  const excess = command.args.slice(taken.length);
  if (excess.length === 0 || taken.at(-1)?.variadic === true) return;
  const name = command.name();
  const advice = command.options.some(({ long }) => long === '--state')
    ? `For a state, write: career-site ${name} --state ${excess.join(',')}`
    : 'Leave it out, or look with --help for the option that takes it.';
  throw new UsageError(`${name} takes no argument "${String(excess[0])}". ${advice}`);
}
