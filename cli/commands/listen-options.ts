import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { Authority } from '../serve/access.ts';
import { readAuthority } from '../serve/access.ts';

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
  return command
    .option('--port <number>', 'port of the main site', parsePort, 4000)
    .option('--library-port <number>', 'port of the library edition', parsePort, 4001)
    .addOption(
      new Option(
        '--allow-host <names>',
        'also answer under these host names, as of a tunnel; repeats',
      )
        .argParser(collectHosts)
        .default([], 'none'),
    );
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new InvalidArgumentError('Write a number from 0 to 65535.');
}

function collectHosts(names: string, before: readonly Authority[]): readonly Authority[] {
  return [...before, ...names.split(',').map(parseHost)];
}

function parseHost(text: string): Authority {
  const host = readAuthority(text);
  if (host !== undefined) return host;
  throw new InvalidArgumentError(
    'Write a host name such as preview.example or preview.example:8443.',
  );
}

/** Reads the address of a server. */
export function parseServer(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new InvalidArgumentError('Write an http or https address.');
}
