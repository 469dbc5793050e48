import type { Command } from 'commander';
import { parseOrigin } from './build-options.ts';
import { choiceOption, dataFormatOption, formatOption } from './choice.ts';
import type { CommandContext, Perform } from './command-context.ts';

/** Adds the commands that look at what a build wrote. */
export function registerOutputCommands(
  program: Command,
  context: CommandContext,
  perform: Perform,
): void {
  registerCheck(program, context, perform);
  registerVerify(program, context, perform);
  registerRelease(program, context, perform);
}

function registerCheck(program: Command, context: CommandContext, perform: Perform): void {
  program
    .command('check')
    .description('check the built output: links, pages, search, privacy, sizes')
    .option('--root <folder>', 'the project folder (default: the nearest with a regions.yaml)')
    .option('--out <folder>', 'the output to check (default: dist)')
    .addOption(formatOption())
    .action((options) => perform(async () => (await import('./check.ts')).check(options, context)));
}

/** The web roots that a host may serve. */
const editions = ['main', 'library'] as const;

function registerVerify(program: Command, context: CommandContext, perform: Perform): void {
  program
    .command('verify')
    .description('compare what is deployed with the manifest.json of its build')
    .argument('<folder>', 'the whole output or one web root')
    .option('--manifest <file>', 'the manifest.json of the build (default: the one in the folder)')
    .option(
      '--live <origin>',
      'ask the host at https://… for every address, in place of the folder',
      parseOrigin,
    )
    .addOption(
      choiceOption('--edition <name>', 'what the host serves (default: by the origin)', editions),
    )
    .option('--progress <file>', 'keep what the host answered well, so as not to ask again')
    .addOption(formatOption())
    .action((folder, options) =>
      perform(async () => (await import('./verify.ts')).verify(folder, options, context)),
    );
}

function registerRelease(program: Command, context: CommandContext, perform: Perform): void {
  program
    .command('release')
    .description('note in released.yaml what a production build publishes, and say what is new')
    .argument('[folder]', 'the output of the build (default: dist)')
    .option('--root <folder>', 'the project folder (default: the nearest with a regions.yaml)')
    .option('--indexnow <file>', 'write what to send to search engines that take part in IndexNow')
    .addOption(dataFormatOption())
    .action((folder, options) =>
      perform(async () => (await import('./release.ts')).release(folder, options, context)),
    );
}
