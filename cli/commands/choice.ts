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

/** The one of a few names that was given, or a refusal with the nearest of them and the list. */
export function readChoice<Name extends string>(given: string, names: readonly Name[]): Name {
  const choice = names.find((name) => name === given);
  if (choice !== undefined) return choice;
  const near = nearestChoice(given, names);
  const hint = near === undefined ? '' : `Did you mean "${near}"? `;
  throw new InvalidArgumentError(`${hint}Known: ${names.join(', ')}.`);
}

/** The name that was mistyped, or that was written short. */
function nearestChoice(given: string, names: readonly string[]): string | undefined {
  const [begun, ...others] = names.filter((name) => name.startsWith(given));
  return begun !== undefined && others.length === 0 ? begun : nearest(given, names);
}
