import type { Command } from 'commander';
import type { ProjectOptions } from '../project.ts';
import type { CommandContext, Perform } from './command-context.ts';
import type { KindName } from './new.ts';
import type { Answers } from './new/entry.ts';
import { withProject } from './open-project.ts';

type Options = ProjectOptions & Answers;

/** Adds `new` with what it can write. */
export function registerNew(program: Command, context: CommandContext, perform: Perform): void {
  const group = program
    .command('new')
    .description('write a new webinar or sister site into regions.yaml');
  const create = (kind: KindName) => (options: Options) =>
    perform(async () => {
      const { root, regions, library, ...answers } = options;
      const { createEntry } = await import('./new.ts');
      return createEntry(kind, answers, { root, regions, library }, context);
    });
  withProject(group.command('webinar'))
    .description('a webinar that is announced, or one that was recorded')
    .option('--region <region>', 'who shows it (default: the defaults, for all regions)')
    .option('--kind <kind>', 'upcoming or recorded (default: from the other options)')
    .option('--form <id>', 'upcoming: the form to sign up with')
    .option('--start <moment>', 'upcoming: the day and the hour there, such as "2027-01-21 15:30"')
    .option('--details <text>', 'upcoming: what it is about; its date goes in front')
    .option('--date <date>', 'recorded: the day, as year-month-day')
    .option('--title <text>', 'recorded: its title')
    .option('--description <text>', 'recorded: what it was about')
    .option('--video <address>', 'recorded: the video, a file of the project or an address')
    .option('--fallback-video <file>', 'recorded: the same video in another format')
    .option('--captions <file>', 'recorded: its captions')
    .action(create('webinar'));
  withProject(group.command('sister-site'))
    .description('a site of the same family, shown by its logo')
    .option('--region <region>', 'who shows it (default: the defaults, for all regions)')
    .option('--name <name>', 'its name')
    .option('--url <address>', 'its address')
    .option('--logo <file>', 'its logo, a picture in assets/')
    .option('--alt <text>', 'what the logo shows, where it is no SVG file')
    .action(create('sister-site'));
}
