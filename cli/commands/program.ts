import { editorNames } from '../dev/inspect/editors.ts';
import { Command, Help, Option } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { registerAgenda } from './agenda-options.ts';
import { instantOption, registerBuild, stateOption } from './build-options.ts';
import { choiceOption, dataFormatOption, formatOption } from './choice.ts';
import type { CommandContext, Perform } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { reportFailure } from './report-failure.ts';
import { parseServer, withAddresses } from './listen-options.ts';
import { registerNew } from './new-options.ts';
import { parseInstant, withProject } from './open-project.ts';
import { registerOutputCommands } from './output-options.ts';
import { refuseEmpty } from './usage.ts';

/** Runs the command line and says how it ended. */
export async function run(argv: readonly string[], context: CommandContext): Promise<ExitCode> {
  let outcome: ExitCode = ExitCode.fine;
  const perform: Perform = async (action) => {
    outcome = await action();
  };
  try {
    await createProgram(context, perform).parseAsync(argv, { from: 'user' });
    return outcome;
  } catch (error) {
    return reportFailure(error, context);
  }
}

/** What an option without its value stands for is in its description, not as the value that the program knows it by. */
function describeOption(option: Option): string {
  const shown = new Option(option.flags, option.description);
  return new Help().optionDescription(Object.assign(shown, option, { presetArg: undefined }));
}

function createProgram(context: CommandContext, perform: Perform): Command {
  const program = new Command('career-site')
    .description('Compiles regions.yaml and library.yaml into a static marketing site.')
    .version(packageJson.version)
    .exitOverride()
    .hook('preAction', (_, command) => refuseEmpty(command.args, command.opts()))
    .configureHelp({ optionDescription: describeOption })
    .showHelpAfterError('Run with --help to see what is possible.')
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    });
  registerValidate(program, context, perform);
  registerGenerate(program, context, perform);
  registerBuild(program, (options) =>
    perform(async () => (await import('./build.ts')).build(options, context)),
  );
  registerPreview(program, context, perform);
  registerDev(program, context, perform);
  registerExplain(program, context, perform);
  registerDiff(program, context, perform);
  registerAgenda(program, context, perform);
  registerRegions(program, context, perform);
  registerNew(program, context, perform);
  registerRename(program, context, perform);
  registerOutputCommands(program, context, perform);
  registerTrace(program, context, perform);
  return program;
}

function registerValidate(program: Command, context: CommandContext, perform: Perform): void {
  withProject(program.command('validate'))
    .description('check both YAML files, for every region, and say what is wrong where')
    .addOption(formatOption())
    .addOption(
      new Option('--fix', 'mend what has one right answer, and say what is left').conflicts(
        'watch',
      ),
    )
    .addOption(instantOption())
    .option('--watch', 'check again whenever a file changes, until Ctrl-C')
    .action((options) =>
      perform(async () => (await import('./validate.ts')).validate(options, context)),
    );
}

function registerGenerate(program: Command, context: CommandContext, perform: Perform): void {
  withProject(program.command('generate'))
    .description('bring generated/ up to date; every command that needs it does so itself')
    .action((options) =>
      perform(async () => (await import('./generate.ts')).generate(options, context)),
    );
}

function registerPreview(program: Command, context: CommandContext, perform: Perform): void {
  withAddresses(withProject(program.command('preview')))
    .description('serve the output as a host would, with an API to try the forms on')
    .option('--out <folder>', 'the output to serve (default: dist)')
    .option('--api <url>', 'send the calls to this server instead of the embedded API', parseServer)
    .action((options) =>
      perform(async () => (await import('./preview.ts')).preview(options, context)),
    );
}

function registerDev(program: Command, context: CommandContext, perform: Perform): void {
  withAddresses(withProject(program.command('dev')))
    .description('serve both editions as they are being edited, and show each edit as it is saved')
    .addOption(stateOption())
    .addOption(instantOption())
    .option('--open', 'open the main site in the browser')
    .addOption(
      choiceOption(
        '--editor <name>',
        'what "Open in editor" opens (default: the one of VISUAL or EDITOR, else vscode); idea and webstorm on macOS',
        editorNames,
      ),
    )
    .action((options) => perform(async () => (await import('./dev.ts')).dev(options, context)));
}

function registerExplain(program: Command, context: CommandContext, perform: Perform): void {
  withProject(program.command('explain'))
    .description(
      'show a value and where it comes from, who shows a line of the YAML, the texts of a page, or what a code means',
    )
    .argument(
      '<target>',
      'nevada, nevada.headerTitle, defaults.headerTitle, site.plans, library.hero, regions.yaml:873, /nv/plan/, or a code such as bad-date',
    )
    .addOption(dataFormatOption())
    .addOption(instantOption())
    .action((target, options) =>
      perform(async () => (await import('./explain.ts')).explain(target, options, context)),
    );
}

function registerDiff(program: Command, context: CommandContext, perform: Perform): void {
  withProject(program.command('diff'))
    .description('say what changes for visitors between two versions, and which line causes it')
    .argument('[old]', 'a git ref or a folder (default: where this branch left main)')
    .argument('[new]', 'a git ref or a folder (default: the working tree)')
    .addOption(
      choiceOption('--format <format>', 'how to print', [
        'pretty',
        'markdown',
        'json',
        'html',
      ]).default('pretty'),
    )
    .addOption(
      instantOption(
        'show both versions as they are at this instant; twice: what time changes from the first to the second',
      )
        .argParser((typed: string, before: readonly string[]) => [...before, parseInstant(typed)])
        .default([], 'SOURCE_DATE_EPOCH, else now'),
    )
    .option('--exit-code', 'end with 1 if anything changes for visitors')
    .action((old, next, options) =>
      perform(async () => (await import('./diff.ts')).diff({ old, new: next }, options, context)),
    );
}

function registerRegions(program: Command, context: CommandContext, perform: Perform): void {
  withProject(program.command('regions'))
    .description('list the regions: key, name, code, prefix, aliases, links')
    .addOption(dataFormatOption())
    .action((options) =>
      perform(async () => (await import('./regions.ts')).regions(options, context)),
    );
}

function registerRename(program: Command, context: CommandContext, perform: Perform): void {
  const group = program.command('rename').description('give an asset another path');
  withProject(group.command('asset'))
    .argument('<old>', 'its path')
    .argument('<new>', 'its new path')
    .action((from, to, options) =>
      perform(async () => (await import('./rename.ts')).renameAsset(from, to, options, context)),
    );
}

function registerTrace(program: Command, context: CommandContext, perform: Perform): void {
  program
    .command('trace')
    .description('turn the stack of an error report into places in the sources')
    .argument('[report]', 'a file with the report or the stack (default: what is piped in)')
    .option('--out <folder>', 'the output that the page was served from (default: dist)')
    .action((report, options) =>
      perform(async () => (await import('./trace.ts')).trace(report, options, context)),
    );
}
