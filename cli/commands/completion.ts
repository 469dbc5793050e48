import type { Argument, Command, Option } from 'commander';
import { contentSchema } from '../compile/schema/compiled.ts';
import type { SchemaNode } from '../compile/schema/schema-node.ts';
import { isOneValue } from '../compile/schema/schema-node.ts';
import { once } from '../compile/values/once.ts';
import type { CommandContext } from './command-context.ts';
import type { Completed, Shell } from './options.ts';

/** `completion`: a script by which a shell completes what the command line can be. */
export function completion(
  { stdout }: Pick<CommandContext, 'stdout'>,
  shell: Shell,
  _: object,
  { parent }: Pick<Command, 'parent'>,
): void {
  if (parent === null) throw new Error('`completion` is a command of the program.');
  stdout.write(scripts[shell](listCommands(parent)));
}

interface CompletedCommand {
  /** Its name below those that it belongs to; empty for the program itself. */
  readonly path: readonly string[];
  /** The commands below it, or what its arguments can be where that is known. */
  readonly words: readonly string[];
  readonly options: readonly Option[];
}

function listCommands(command: Command, path: readonly string[] = []): readonly CompletedCommand[] {
  const { commands, registeredArguments } = command;
  const words = registeredArguments.flatMap(knownValuesOf);
  const below = commands.flatMap((each) => listCommands(each, [...path, each.name()]));
  const options = command.createHelp().visibleOptions(command);
  return [{ path, words: [...commands.map((each) => each.name()), ...words], options }, ...below];
}

/** Undefined where it needs none; empty where they are not known, such as those of files. */
function valuesOf(option: Option): readonly string[] | undefined {
  if (!option.required) return undefined;
  return knownValuesOf(option);
}

function knownValuesOf(taken: Argument | Option): readonly string[] {
  if (/^fields?$/.test(taken.name())) return fieldNames();
  return taken.argChoices ?? (isCompleted(taken) ? taken.usual : []);
}

/** Only this command reads the schema for them. */
const fieldNames = once(() => namesBelow(contentSchema));

/** Single values by their paths; a list is named as a whole. */
function namesBelow({ properties = {} }: SchemaNode): readonly string[] {
  return Object.entries(properties).flatMap(([name, node]) =>
    node.properties === undefined || isOneValue(node)
      ? [name]
      : namesBelow(node).map((below) => `${name}.${below}`),
  );
}

/** By its field: the class is another one in the bundle that made the option. */
function isCompleted(taken: object): taken is Completed {
  return 'usual' in taken;
}

const scripts: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  // Z shell runs completions of bash (https://zsh.sourceforge.io/Doc/Release/Completion-System.html).
  zsh: (commands) =>
    `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
autoload -Uz bashcompinit && bashcompinit
${bashScript(commands)}`,
  fish: fishScript,
};

/** After a command its options, after an option its values; else files, by the shell's default. */
function bashScript(commands: readonly CompletedCommand[]): string {
  const words = commands.map(({ path, words: known, options }) =>
    bashCase(path, [...known, ...options.flatMap(({ long = [] }) => long)]),
  );
  const values = commands.flatMap(({ path, options }) =>
    options.flatMap((option) => {
      const known = valuesOf(option);
      return known === undefined ? [] : bashCase([...path, String(option.long)], known);
    }),
  );
  const named = commands.filter(({ path }) => path.length > 0);
  return `_career_site() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}"
  local command='' words='' list each
  for each in "\${COMP_WORDS[@]:1:\$((COMP_CWORD - 1))}"; do
    case "$command $each" in
      ${named.map(({ path }) => bashPattern(path)).join(' | ')}) command="$command $each" ;;
    esac
  done
  case "$command $before" in
${values.join('\n')}
    *) case "$command" in
${words.join('\n')}
    esac ;;
  esac
  list="\${word%"\${word##*,}"}"
  COMPREPLY=($(compgen -P "$list" -W "$words" -- "\${word##*,}"))
}
complete -o default -F _career_site career-site
`;
}

function bashCase(path: readonly string[], words: readonly string[]): string {
  return `    ${bashPattern(path)}) words='${words.join(' ')}' ;;`;
}

function bashPattern(path: readonly string[]): string {
  return `'${path.map((name) => ` ${name}`).join('')}'`;
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap(({ path, words, options }) => {
    const typed = path.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ');
    const start = `complete -c career-site -n '${typed || '__fish_use_subcommand'}'`;
    return [
      ...(words.length === 0 ? [] : [`${start} -f -a '${words.join(' ')}'`]),
      ...options.map((option) => `${start} ${fishOption(option)}`),
    ];
  });
  return `${lines.join('\n')}\n`;
}

function fishOption(option: Option): string {
  const values = valuesOf(option);
  // After a comma another of the values.
  const offered = values?.length === 0 ? ' -r' : ` -x -a '(__fish_append , ${values?.join(' ')})'`;
  const taken = values === undefined ? '' : offered;
  const description = option.description.replaceAll(/['\\]/g, String.raw`\$&`);
  return `-l ${String(option.long).slice(2)}${taken} -d '${description}'`;
}
