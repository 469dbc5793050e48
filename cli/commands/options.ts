import type { Command } from 'commander';
import { Argument, InvalidArgumentError, Option } from 'commander';
import type { ProjectOptions } from '../compile/project.ts';
import { printInstant } from '../compile/resolve/moment.ts';
import { isDate } from '../compile/schema/formats/date.ts';
import { nearest } from '../compile/schema/nearest.ts';
import { keyOfName, states } from '../compile/schema/states.ts';
import type { Authority } from '../deliver/serve/access.ts';
import { readAuthority } from '../deliver/serve/access.ts';
import type { Host } from '../compile/site/hosting/host.ts';
import { hosts } from '../compile/site/hosting/host.ts';

/** What the help of a command ends with: lines to type, each without the name of the program. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  career-site ${line}`).join('\n')}`;
}

export const rootOption = [
  '--root <folder>',
  'the project folder (default: the nearest with a regions.yaml)',
] as const;

const regionsOption = ['--regions <file>', 'another file in place of regions.yaml'] as const;

/** Adds the options that say which project and which YAML files are meant. */
export function withProject(command: Command): Command {
  return command
    .option(...rootOption)
    .option(...regionsOption)
    .option('--library <file>', 'another file in place of library.yaml');
}

/** The option that says for when the site is made. */
export function instantOption(
  description = 'make the site as it is at this instant, such as 2027-01-21T15:30-08:00 (default: SOURCE_DATE_EPOCH, else now)',
): Option {
  return new Option('--at <instant>', description).argParser(parseInstant);
}

export const parseInstant = parser((typed) => {
  const isWhole = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/.test(typed);
  const instant = isWhole && isDate(typed.slice(0, 10)) ? Date.parse(typed) : NaN;
  return Number.isNaN(instant) ? undefined : printInstant(instant);
}, 'Write an instant with its time zone, such as 2027-01-21T15:30-08:00 or 2027-01-21T23:30Z, or a day, which begins in UTC.');

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

/** Throws for an unknown name, with the nearest known one and the list of all. */
function readChoice<Name extends string>(given: string, names: readonly Name[]): Name {
  const choice = names.find((name) => name === given);
  if (choice !== undefined) return choice;
  const [abbreviated, ...others] = names.filter((name) => name.startsWith(given));
  const near = others.length === 0 && abbreviated ? abbreviated : nearest(given, names);
  const hint = near === undefined ? '' : `Did you mean "${near}"? `;
  throw new InvalidArgumentError(`${hint}Known: ${names.join(', ')}.`);
}

export function fixOption(): Option {
  return new Option('--fix', 'mend what has one right answer, and say what is left').conflicts(
    'watch',
  );
}

/** A language whose missing words are listed. */
export function languageOption(): Option {
  const description = 'also list the words that pages in it, such as es, show in English';
  return new Option('--language <language>', description).conflicts('watch');
}

/** How a command prints; the first format is the default. */
export function formatOption(...formats: readonly string[]) {
  return choiceOption('--format <format>', 'how to print', formats).default(formats[0]);
}

export const diagnosticFormats = [
  'pretty',
  'json',
  'github',
  'sarif',
  'rdjson',
  'codeclimate',
  'markdown',
];

/** What has usual values that shells complete, and the help does not list. */
export interface Completed {
  readonly usual: readonly string[];
}

class CompletedOption extends Option implements Completed {
  usual: readonly string[] = [];

  completedBy(values: readonly string[]): this {
    this.usual = values;
    return this;
  }
}

/** The keys that regions have by the names of their states. */
const stateKeys = states.map(({ name }) => keyOfName(name));

/** Repeats, and takes commas; `otherwise` says what it stands for where it is not given. */
function listOption(
  flags: string,
  description: string,
  read: (name: string) => unknown,
  otherwise: string,
  usual: readonly string[] = [],
) {
  return new CompletedOption(flags, description)
    .completedBy(usual)
    .argParser((names: string, before: readonly unknown[]) => [
      ...new Set([...before, ...names.split(',').map((name) => read(name.trim()))]),
    ])
    .default([], otherwise);
}

/** Which states; an empty list is all. */
export function stateOption() {
  const read = parser((name) => name || undefined, 'A state is missing next to a comma.');
  const description =
    'only these states, or generic for the edition without one; repeats and takes commas';
  return listOption('--state <names>', description, read, 'all', ['generic', ...stateKeys]);
}

/** The region that a command is about. */
export function regionArgument() {
  const argument = new Argument('<region>', 'its key, name or code');
  return Object.assign(argument, { usual: stateKeys } satisfies Completed);
}

/** Whose content a new entry is. */
export function regionOption() {
  const description = 'who shows it (default: the defaults, for all regions)';
  return new CompletedOption('--region <region>', description).completedBy(stateKeys);
}

const parseName = parser((name) => name || undefined, 'A name is missing next to a comma.');

/** Whose texts; an empty list is all. */
export function ownerOption() {
  const description =
    'only texts of these regions, of defaults, site or library; repeats and takes commas';
  const usual = ['defaults', 'site', 'library', ...stateKeys];
  return listOption('--in <names>', description, parseName, 'all', usual);
}

/** Which fields; an empty list is all. */
export function fieldOption() {
  const description =
    'only these fields, such as headerTitle or pages.plan; repeats and takes commas';
  return listOption('--field <names>', description, parseName, 'all');
}

const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

export function shellArgument() {
  return new Argument('<shell>', 'whose script to print').choices(shells);
}

/** Reads what a person typed; where it cannot be read, the advice says what to write. */
function parser<T>(read: (typed: string) => T | undefined, advice: string): (typed: string) => T {
  return (typed) => {
    const value = read(typed);
    if (value !== undefined) return value;
    throw new InvalidArgumentError(advice);
  };
}

/** Reads a number that is not above the largest. */
export function numberUpTo(largest: number, advice: string): (typed: string) => number {
  const isNumber = (typed: string) => /^\d{1,5}$/.test(typed) && Number(typed) <= largest;
  return parser((typed) => (isNumber(typed) ? Number(typed) : undefined), advice);
}

export const parseServer = parser(readServer, 'Write an http or https address.');

function readServer(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

export const parseOrigin = parser((text) => {
  const url = readServer(text);
  const isOrigin = url?.pathname === '/' && url.search === '' && url.hash === '';
  return isOrigin ? url.origin : undefined;
}, 'Write scheme and host, such as https://www.example.org.');

/** Where both editions are served, as the command line gives it. */
export interface ListenOptions {
  /** 0 is any free one. */
  readonly port: number;
  readonly libraryPort: number;
  /** Hosts under whose names the server answers, besides those of this machine. */
  readonly allowHost: readonly Authority[];
}

/** Adds the options that say where both editions are served. */
export function withAddresses(command: Command): Command {
  const parsePort = numberUpTo(65_535, 'Write a number from 0 to 65535.');
  const description = 'also answer under these host names, as of a tunnel; repeats';
  return command
    .option('--port <number>', 'port of the main site', parsePort, 4000)
    .option('--library-port <number>', 'port of the library edition', parsePort, 4001)
    .addOption(listOption('--allow-host <names>', description, parseHost, 'none'));
}

const parseHost = parser(
  readAuthority,
  'Write a host name such as preview.example or preview.example:8443.',
);

const engines = ['preact', 'react'] as const;
const environments = ['preview', 'production'] as const;
const mounts = ['prefix', 'root'] as const;

/** The options of `build` as the command line gives them. */
export interface BuildOptions extends Omit<ProjectOptions, 'library'> {
  /** True builds the library edition only; a file replaces library.yaml. */
  readonly library?: true | string;
  readonly state: readonly string[];
  readonly out?: string;
  readonly engine: (typeof engines)[number];
  readonly origin?: string;
  readonly env: (typeof environments)[number];
  readonly liveForms?: boolean;
  readonly allowSample?: boolean;
  readonly mount: (typeof mounts)[number];
  readonly host: readonly Host[];
  readonly keepAssets: number;
  readonly cache: boolean;
  readonly json?: boolean;
}

export function environmentOption(description: string) {
  return choiceOption('--env <environment>', description, environments).default('preview');
}

export function withBuildOptions(command: Command): Command {
  return command
    .option(...rootOption)
    .option(...regionsOption)
    .option('--library [file]', 'only the library edition; with a file, that file instead')
    .addOption(stateOption())
    .option('--out <folder>', 'where the output goes (default: dist)')
    .addOption(
      choiceOption('--engine <engine>', 'what renders and hydrates', engines).default('preact'),
    )
    .option('--origin <url>', 'scheme and host that the main site is published under', parseOrigin)
    .addOption(
      environmentOption('preview says so on every page, and its forms reach no live system'),
    )
    .option('--allow-sample', 'build for the public without warnings of sample content, as a trial')
    .option('--live-forms', 'let the forms of a preview send from whatever host serves it')
    .addOption(
      choiceOption(
        '--mount <place>',
        'root puts a single state at the root of its own domain',
        mounts,
      ).default('prefix'),
    )
    .addOption(hostOption())
    .addOption(keepAssetsOption())
    .addOption(instantOption())
    .option('--no-cache', 'use nothing that earlier builds left in .career-site/cache')
    .option('--json', 'print the summary as JSON');
}

/** Of how many earlier builds an output has the assets. */
export function keepAssetsOption(): Option {
  return new Option('--keep-assets <builds>', 'keep the assets of this many earlier builds')
    .argParser(numberUpTo(999, 'Write a number, such as 2.'))
    .default(2);
}

/** Without repetitions, in the order in which they were named. */
function hostOption() {
  const description = `also write what a host needs (${hosts.join(', ')}); repeats`;
  const read = (name: string) => readChoice(name.toLowerCase(), hosts);
  return listOption('--host <names>', description, read, 'none', hosts);
}
