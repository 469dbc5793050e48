import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { instantOption } from './build-options.ts';
import { choiceOption } from './choice.ts';
import type { CommandContext, Perform } from './command-context.ts';
import { withProject } from './open-project.ts';

const formats = ['pretty', 'json', 'ics', 'cron'] as const;

/** Adds `agenda`. */
export function registerAgenda(program: Command, context: CommandContext, perform: Perform): void {
  withProject(program.command('agenda'))
    .description('say what time will change, when, on which pages, and by which line')
    .option('--days <count>', 'how many days to look ahead', parseDays, 90)
    .addOption(instantOption())
    .addOption(choiceOption('--format <format>', 'how to print', formats).default('pretty'))
    .action((options) =>
      perform(async () => (await import('./agenda.ts')).agenda(options, context)),
    );
}

function parseDays(typed: string): number {
  if (/^\d{1,4}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError('Write a number of days, such as 90.');
}
