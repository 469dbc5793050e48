import { InvalidArgumentError, Option } from 'commander';
import { nearest } from '../schema/nearest.ts';

/** An option whose value is one of a few names. */
export function choiceOption<Name extends string>(
  flags: string,
  description: string,
  names: readonly Name[],
) {
  return new Option(flags, description)
    .choices(names)
    .argParser((given: string) => readChoice(given, names));
}

/** Returns the given name. Throws where it is unknown; the message has the nearest known name and the list of all. */
export function readChoice<Name extends string>(given: string, names: readonly Name[]): Name {
  const choice = names.find((name) => name === given);
  if (choice !== undefined) return choice;
  const near = guessChoice(given, names);
  const hint = near === undefined ? '' : `Did you mean "${near}"? `;
  throw new InvalidArgumentError(`${hint}Known: ${names.join(', ')}.`);
}

/** The name that was abbreviated or mistyped, if there is one. */
function guessChoice(given: string, names: readonly string[]): string | undefined {
  const [abbreviated, ...others] = names.filter((name) => name.startsWith(given));
  return abbreviated !== undefined && others.length === 0 ? abbreviated : nearest(given, names);
}

const formats = ['pretty', 'json', 'github', 'sarif', 'rdjson', 'markdown'] as const;

/** How diagnostics are printed. */
export function formatOption() {
  return choiceOption('--format <format>', 'how to print', formats).default('pretty');
}

/** The format of output other than diagnostics. */
export function dataFormatOption() {
  return choiceOption('--format <format>', 'how to print', ['pretty', 'json']).default('pretty');
}
