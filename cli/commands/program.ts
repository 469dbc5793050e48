import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import type { CommandContext, Perform } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import type { KindName } from './new-entries.ts';
import {
  diagnosticFormats,
  environmentOption,
  examples,
  fieldOption,
  fixOption,
  formatOption,
  instantOption,
  languageOption,
  numberUpTo,
  ownerOption,
  parseInstant,
  parseServer,
  regionArgument,
  regionOption,
  shellArgument,
  stateOption,
  withAddresses,
  withBuildOptions,
  withProject,
} from './options.ts';
import { addDeployments, addOutputCommands } from './output-commands.ts';
import { reportFailure } from './report-failure.ts';
import { refuseOthers, refuseWrongArguments } from './usage.ts';

/** Runs the command line and says how it ended. */
export async function run(argv: readonly string[], context: CommandContext): Promise<ExitCode> {
  const perform: Perform =
    (load) =>
    async (...given) => {
      const command = await load();
      await command(context, ...given);
    };
  try {
    await createProgram(context, perform).parseAsync(argv, { from: 'user' });
    return ExitCode.fine;
  } catch (error) {
    return reportFailure(error, context);
  }
}

/** All commands and their options, each done by what `perform` makes of its function. */
export function createProgram(context: CommandContext, perform: Perform): Command {
  const program = new Command('career-site')
    .description('Compiles regions.yaml and library.yaml into a static marketing site.')
    .version(packageJson.version)
    .exitOverride()
    .allowExcessArguments()
    .hook('preAction', (_, command) => refuseWrongArguments(command))
    .showHelpAfterError('Run with --help to see what is possible.')
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error:/, 'career-site:')),
    });
  refuseOthers(program);
  addStart(program, perform);
  addBuilds(program, perform);
  addServers(program, perform);
  addQuestions(program, perform);
  addLists(program, perform);
  addEdits(program, perform);
  addReplacements(program, perform);
  addOutputCommands(program, perform);
  addDeployments(program, perform);
  return program;
}

function addStart(program: Command, perform: Perform): void {
  program
    .command('init')
    .description('write a small project of your own, which builds at once')
    .argument('[folder]', 'an empty one, or one that is not there yet (default: this one)')
    .option('--all', 'with all regions that are shipped, not two')
    .addHelpText('after', examples('init my-site', 'init my-site --all'))
    .action(perform(async () => (await import('./init.ts')).init));
  program
    .command('completion')
    .description('print a script by which a shell completes commands, options and states')
    .addArgument(shellArgument())
    .addHelpText('after', examples('completion bash'))
    .action(perform(async () => (await import('./completion.ts')).completion));
}

function addBuilds(program: Command, perform: Perform): void {
  withProject(program.command('validate'))
    .description('check both YAML files, for every region, and say what is wrong where')
    .argument(
      '[files...]',
      'changed files, as hooks name them: checks all if one is of the project',
    )
    .addOption(formatOption(...diagnosticFormats))
    .addOption(fixOption())
    .addOption(environmentOption('production also warns of sample content'))
    .addOption(instantOption())
    .addOption(languageOption())
    .option('--watch', 'check again whenever a file changes, until Ctrl-C')
    .addHelpText('after', examples('validate --fix', 'validate --env production --format github'))
    .action(perform(async () => (await import('./validate.ts')).validate));
  withProject(program.command('generate'))
    .description('bring generated/ up to date; every command that needs it does so itself')
    .addHelpText('after', examples('generate --root my-site'))
    .action(perform(async () => (await import('./generate.ts')).generate));
  withBuildOptions(program.command('build'))
    .description('build everything, or only the named states and/or the library')
    .addHelpText('after', examples('build --state nv', 'build --env production --host nginx'))
    .action(perform(async () => (await import('./build.ts')).build));
}

function addServers(program: Command, perform: Perform): void {
  withAddresses(withProject(program.command('preview')))
    .description('serve the output as a host would, with an API to try the forms on')
    .option('--out <folder>', 'the output to serve (default: dist)')
    .option('--api <url>', 'send the calls to this server instead of the embedded API', parseServer)
    .addHelpText('after', examples('preview --port 8080', 'preview --out dist'))
    .action(perform(async () => (await import('./preview.ts')).preview));
  withAddresses(withProject(program.command('dev')))
    .description('serve both editions as they are being edited, and show each edit as it is saved')
    .addOption(stateOption())
    .addOption(instantOption())
    .option('--open', 'open the main site in the browser')
    .addHelpText('after', examples('dev --open', 'dev --state nv'))
    .action(perform(async () => (await import('./dev.ts')).dev));
}

function addQuestions(program: Command, perform: Perform): void {
  const parseDays = numberUpTo(9999, 'Write a number of days, such as 90.');
  withProject(program.command('explain'))
    .description(
      'show a value and where it comes from, who shows a line of the YAML, the texts of a page, or what a code means',
    )
    .argument(
      '<target>',
      'nevada, nevada.headerTitle, defaults.headerTitle, site.plans, library.hero, regions.yaml:873, /nv/plan/, or a code such as bad-date',
    )
    .addOption(formatOption('pretty', 'json'))
    .addOption(instantOption())
    .addHelpText('after', examples('explain nevada.headerTitle', 'explain /nv/plan/'))
    .action(perform(async () => (await import('./explain.ts')).explain));
  withProject(program.command('find'))
    .description('find words in texts, drawings and names, and say which pages show them')
    .argument('<words>', 'as visitors read them, or as they are typed; or the name of a field')
    .addOption(formatOption('pretty', 'json'))
    .addOption(instantOption())
    .addHelpText('after', examples('find headerTitle', 'find Nevada --format json'))
    .action(perform(async () => (await import('./find.ts')).find));
  withProject(program.command('diff'))
    .description('say what changes for visitors between two versions, and which line causes it')
    .argument('[old]', 'a git ref or a folder (default: where this branch left main)')
    .argument('[new]', 'a git ref or a folder (default: the working tree)')
    .addOption(formatOption('pretty', 'markdown', 'json', 'html'))
    .addOption(
      instantOption(
        'show both versions as they are at this instant; twice: what time changes from the first to the second',
      )
        .argParser((typed: string, before: readonly string[]) => [...before, parseInstant(typed)])
        .default([], 'SOURCE_DATE_EPOCH, else now'),
    )
    .option('--exit-code', 'end with 1 if anything changes for visitors')
    .addHelpText('after', examples('diff', 'diff main --format markdown'))
    .action(perform(async () => (await import('./diff.ts')).diff));
  withProject(program.command('agenda'))
    .description('say what time will change, when, on which pages, and by which line')
    .option('--days <count>', 'how many days to look ahead', parseDays, 90)
    .addOption(instantOption())
    .addOption(formatOption('pretty', 'json', 'ics', 'cron'))
    .addHelpText('after', examples('agenda --days 30', 'agenda --format ics'))
    .action(perform(async () => (await import('./agenda.ts')).agenda));
}

function addLists(program: Command, perform: Perform): void {
  withProject(program.command('table'))
    .description('list what every region shows of some fields, and whose each text is')
    .argument('<fields...>', 'such as headerTitle or pages.plan.title')
    .addOption(formatOption('pretty', 'csv', 'json'))
    .addOption(instantOption())
    .addHelpText('after', examples('table headerTitle', 'table headerTitle accent --format csv'))
    .action(perform(async () => (await import('./table.ts')).table));
  withProject(program.command('regions'))
    .description('list the regions: key, name, code, prefix, aliases, links')
    .addOption(formatOption('pretty', 'json'))
    .addHelpText('after', examples('regions --format json'))
    .action(perform(async () => (await import('./regions.ts')).regions));
}

function addEdits(program: Command, perform: Perform): void {
  const entries = refuseOthers(program.command('new')).description('write a webinar or a site');
  const create = (kind: KindName) =>
    perform(async () => (await import('./new.ts')).createEntry(kind));
  withProject(entries.command('webinar'))
    .description('a webinar that is announced, or one that was recorded')
    .addOption(regionOption())
    .option('--kind <kind>', 'upcoming or recorded (default: from the other options)')
    .option('--form <id>', 'upcoming: the form to sign up with')
    .option('--start <moment>', 'upcoming: the day and the hour there, such as "2027-01-21 15:30"')
    .option('--minutes <number>', 'upcoming: how long it takes')
    .option('--details <text>', 'upcoming: what it is about; its date goes in front')
    .option('--date <date>', 'recorded: the day, as year-month-day')
    .option('--title <text>', 'its title; of an upcoming one it may be left out')
    .option('--description <text>', 'recorded: what it was about')
    .option('--video <address>', 'recorded: the video, a file of the project or an address')
    .option('--fallback-video <file>', 'recorded: the same video in another format')
    .option('--captions <file>', 'recorded: its captions')
    .addHelpText('after', examples('new webinar', 'new webinar --kind recorded --region nv'))
    .action(create('webinar'));
  withProject(entries.command('sister-site'))
    .description('a site of the same family, shown by its logo')
    .addOption(regionOption())
    .option('--name <name>', 'its name')
    .option('--url <address>', 'its address')
    .option('--logo <file>', 'its logo, a picture in assets/')
    .option('--alt <text>', 'what the logo shows, where it is no SVG file')
    .addHelpText('after', examples('new sister-site', 'new sister-site --region nv'))
    .action(create('sister-site'));
}

function addReplacements(program: Command, perform: Perform): void {
  withProject(program.command('replace'))
    .description('write other words in place of some, in every text or in those that are named')
    .argument('<old>', 'whole words as they are typed, in any case')
    .argument('<new>', 'what to write instead, in the case of the old ones')
    .addOption(ownerOption())
    .addOption(fieldOption())
    .option('--dry-run', 'show what would be written, and write nothing')
    .addOption(formatOption('pretty', 'json'))
    .addHelpText(
      'after',
      examples(
        'replace Educator Teacher --dry-run',
        'replace quiz check --in nevada --field pages',
      ),
    )
    .action(perform(async () => (await import('./replace.ts')).replace));
  const names = refuseOthers(program.command('rename')).description('give an asset another path');
  withProject(names.command('asset'))
    .argument('<old>', 'its path')
    .argument('<new>', 'its new path')
    .addHelpText('after', examples('rename asset assets/old.svg assets/new.svg'))
    .action(perform(async () => (await import('./rename.ts')).renameAsset));
  withProject(program.command('detach'))
    .description('end reuse or fallthrough of a region: what it shows becomes its own')
    .addArgument(regionArgument())
    .option('--dry-run', 'print what its entry would be, and write nothing')
    .addHelpText('after', examples('detach south_dakota', 'detach sd --dry-run'))
    .action(perform(async () => (await import('./detach.ts')).detach));
  withProject(program.command('propose'))
    .description('push what was changed as a new branch, and say where its pull request is made')
    .option('--title <text>', 'what it is called (default: what diff says)')
    .option('--message <text>', 'what it says (default: what diff says)')
    .option('--branch <name>', 'its branch, which must be new (default: from the title)')
    .option('--dry-run', 'print what would be pushed, and push nothing')
    .option('--open', 'open the page that the pull request is made on')
    .addHelpText('after', examples('propose --dry-run', 'propose --branch premium-95 --open'))
    .action(perform(async () => (await import('./propose.ts')).propose));
}
