import type { Command } from 'commander';
import type { Perform } from './command-context.ts';
import {
  choiceOption,
  diagnosticFormats,
  examples,
  formatOption,
  keepAssetsOption,
  parseOrigin,
  rootOption,
  withProject,
} from './options.ts';

/** The commands that look at what a build wrote. */
export function addOutputCommands(program: Command, perform: Perform): void {
  program
    .command('check')
    .description('check the built output: links, pages, search, privacy, sizes')
    .option(...rootOption)
    .option('--out <folder>', 'the output to check (default: dist)')
    .addOption(formatOption(...diagnosticFormats))
    .addHelpText('after', examples('check', 'check --out dist --format github'))
    .action(perform(async () => (await import('./check.ts')).check));
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
      choiceOption('--edition <name>', 'what the host serves (default: by the origin)', [
        'main',
        'library',
      ]),
    )
    .option('--resume', 'ask the host only for what the run before has not found to be as built')
    .option('--progress <file>', 'keep what the host answered well there, and do not ask again')
    .addOption(formatOption(...diagnosticFormats))
    .addHelpText('after', examples('verify dist --live https://www.example.org'))
    .action(perform(async () => (await import('./verify.ts')).verify));
  program
    .command('trace')
    .description('turn the stack of an error report into places in the sources')
    .argument('[report]', 'a file with the report or the stack (default: what is piped in)')
    .option('--out <folder>', 'the output that the page was served from (default: dist)')
    .addHelpText('after', examples('trace report.json', 'trace report.json --out dist'))
    .action(perform(async () => (await import('./trace.ts')).trace));
}

/** The commands that make of what builds wrote what visitors get. */
export function addDeployments(program: Command, perform: Perform): void {
  withProject(program.command('merge'))
    .description('join the outputs of builds of some states each to that of the whole site')
    .argument('<folders...>', 'the outputs, which together have every edition')
    .option('--out <folder>', 'where the whole goes (default: dist)')
    .addOption(keepAssetsOption())
    .addOption(formatOption('pretty', 'json'))
    .addHelpText('after', examples('merge parts/1 parts/2', 'merge parts/1 parts/2 --out dist'))
    .action(perform(async () => (await import('./merge.ts')).merge));
  program
    .command('plan')
    .description('say what to upload, delete and purge where an earlier output is deployed')
    .argument('[folder]', 'the output of the build (default: dist)')
    .option(...rootOption)
    .requiredOption('--since <file>', 'the manifest.json of the earlier output')
    .addOption(keepAssetsOption())
    .addOption(formatOption('json', 'rsync', 's3', 'purge'))
    .addHelpText(
      'after',
      examples('plan --since old/manifest.json', 'plan --since old/manifest.json --format purge'),
    )
    .action(perform(async () => (await import('./plan.ts')).plan));
  program
    .command('release')
    .description('note in released.yaml what a production build publishes, and say what is new')
    .argument('[folder]', 'the output of the build (default: dist)')
    .option(...rootOption)
    .option('--undo', 'take the last release back, after its site was rolled back')
    .option('--indexnow <file>', 'write what to send to search engines that take part in IndexNow')
    .addOption(formatOption('pretty', 'json'))
    .addHelpText('after', examples('release', 'release --undo'))
    .action(perform(async () => (await import('./release.ts')).release));
}
