import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { Host } from '../site/hosting/host.ts';
import { hosts } from '../site/hosting/host.ts';
import { choiceOption, readChoice } from './choice.ts';
import { parseInstant } from './open-project.ts';

const engines = ['preact', 'react'] as const;
const environments = ['preview', 'production'] as const;
const mounts = ['prefix', 'root'] as const;

/** `--library` alone builds the library edition only; with a file it replaces library.yaml. */
export interface LibraryOption {
  readonly only: boolean;
  readonly file?: string;
}

/** The options of `build` as the command line gives them. */
export interface BuildOptions {
  readonly root?: string;
  readonly regions?: string;
  readonly library?: LibraryOption;
  readonly state: readonly string[];
  readonly out?: string;
  readonly engine: (typeof engines)[number];
  readonly origin?: string;
  readonly env: (typeof environments)[number];
  readonly liveForms?: boolean;
  readonly mount: (typeof mounts)[number];
  /** Without repetitions, in the order in which they were named. */
  readonly host: readonly Host[];
  readonly keepAssets: number;
  readonly at?: string;
  readonly cache: boolean;
  readonly json?: boolean;
}

/** Adds `build`, which the action runs. */
export function registerBuild(
  program: Command,
  action: (options: BuildOptions) => Promise<void>,
): void {
  program
    .command('build')
    .description('build everything, or only the named states and/or the library')
    .option('--root <folder>', 'the project folder (default: the nearest with a regions.yaml)')
    .option('--regions <file>', 'another file in place of regions.yaml')
    .addOption(
      new Option('--library [file]', 'only the library edition; with a file, that file instead')
        .preset(noFile)
        .argParser(collectLibrary),
    )
    .addOption(stateOption())
    .option('--out <folder>', 'where the output goes (default: dist)')
    .addOption(
      choiceOption('--engine <engine>', 'what renders and hydrates', engines).default('preact'),
    )
    .option('--origin <url>', 'scheme and host that the main site is published under', parseOrigin)
    .addOption(environmentOption())
    .option('--live-forms', 'let the forms of a preview send from whatever host serves it')
    .addOption(
      choiceOption(
        '--mount <place>',
        'root puts a single state at the root of its own domain',
        mounts,
      ).default('prefix'),
    )
    .addOption(
      new Option('--host <names>', `also write what a host needs (${hosts.join(', ')}); repeats`)
        .argParser(collectHosts)
        .default([], 'none'),
    )
    .addOption(
      new Option('--keep-assets <builds>', 'keep the assets of this many earlier builds')
        .argParser(parseCount)
        .default(2),
    )
    .addOption(instantOption())
    .option('--no-cache', 'use nothing that earlier builds left in .career-site/cache')
    .option('--json', 'print the summary as JSON')
    .action(action);
}

/** Which states; an empty list is all. */
export function stateOption() {
  return new Option('--state <names>', 'only these states; repeats and takes commas')
    .argParser(collectStates)
    .default([], 'all');
}

/** For whom the output is. */
function environmentOption() {
  return choiceOption(
    '--env <environment>',
    'preview says so on every page, and its forms reach no live system',
    environments,
  ).default('preview');
}

function parseCount(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('Write a number, such as 2.');
  return Number(text);
}

function collectStates(names: string, before: readonly string[]): readonly string[] {
  const given = names.split(',').map((name) => name.trim());
  if (given.includes('')) throw new InvalidArgumentError('A state is missing next to a comma.');
  return [...before, ...given];
}

/** What no file can be called. */
const noFile = '\0';

function collectLibrary(file: string, before: LibraryOption | undefined): LibraryOption {
  if (file === '') throw new InvalidArgumentError('Name a file, or leave it out.');
  const option = before ?? { only: false };
  return file === noFile ? { ...option, only: true } : { ...option, file };
}

function collectHosts(names: string, before: readonly Host[]): readonly Host[] {
  const given = names.split(',').map((name) => readChoice(name.trim().toLowerCase(), hosts));
  return [...new Set([...before, ...given])];
}

/** Reads the origin of a site. */
export function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '';
  if (!isOrigin || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError('Write scheme and host, such as https://www.example.org.');
  }
  return url.origin;
}

/** The option that says for when the site is made. */
export function instantOption(
  description = 'make the site as it is at this instant, such as 2027-01-21T15:30-08:00 (default: SOURCE_DATE_EPOCH, else now)',
): Option {
  return new Option('--at <instant>', description).argParser(parseInstant);
}
