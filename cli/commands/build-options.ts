import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { Host } from '../site/hosting/host.ts';
import { hosts } from '../site/hosting/host.ts';
import {
  choiceOption,
  instantOption,
  listOption,
  numberUpTo,
  parseOrigin,
  readChoice,
  regionsOption,
  rootOption,
  stateOption,
} from './options.ts';

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
  readonly host: readonly Host[];
  readonly keepAssets: number;
  readonly at?: string;
  readonly cache: boolean;
  readonly json?: boolean;
}

/** Adds the options of `build`. */
export function withBuildOptions(command: Command): Command {
  return command
    .option(...rootOption)
    .option(...regionsOption)
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
    .addOption(
      choiceOption(
        '--env <environment>',
        'preview says so on every page, and its forms reach no live system',
        environments,
      ).default('preview'),
    )
    .option('--live-forms', 'let the forms of a preview send from whatever host serves it')
    .addOption(
      choiceOption(
        '--mount <place>',
        'root puts a single state at the root of its own domain',
        mounts,
      ).default('prefix'),
    )
    .addOption(hostOption())
    .option(
      '--keep-assets <builds>',
      'keep the assets of this many earlier builds',
      numberUpTo(999, 'Write a number, such as 2.'),
      2,
    )
    .addOption(instantOption())
    .option('--no-cache', 'use nothing that earlier builds left in .career-site/cache')
    .option('--json', 'print the summary as JSON');
}

/** Without repetitions, in the order in which they were named. */
function hostOption() {
  const description = `also write what a host needs (${hosts.join(', ')}); repeats`;
  const read = (name: string) => readChoice(name.toLowerCase(), hosts);
  return listOption('--host <names>', description, read, 'none');
}

/** What no file can be called. */
const noFile = '\0';

function collectLibrary(file: string, before: LibraryOption | undefined): LibraryOption {
  if (file === '') throw new InvalidArgumentError('Name a file, or leave it out.');
  const option = before ?? { only: false };
  return file === noFile ? { ...option, only: true } : { ...option, file };
}
