import type { Authority } from '../serve/access.ts';
import { readAuthority } from '../serve/access.ts';
import { PortError } from '../serve/listen.ts';
import { UsageError } from './usage.ts';

/** Where both editions are served, as the command line gives it. */
export interface PortOptions {
  readonly port: string;
  readonly libraryPort: string;
}

/** The port of each edition; 0 is any free one. */
export function readPorts(options: PortOptions): {
  readonly main: number;
  readonly library: number;
} {
  return {
    main: readPort('--port', options.port),
    library: readPort('--library-port', options.libraryPort),
  };
}

function readPort(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`${option} takes a number from 0 to 65535, not "${text}".`);
}

/** A port that is not available is for the person to change; other errors are given back as they are. */
export function explainPort(error: unknown): unknown {
  if (!(error instanceof PortError)) return error;
  const why = error.reason === 'taken' ? 'used by another program' : 'reserved by the system';
  return new UsageError(
    `Port ${String(error.port)} is ${why}. Name another with --port or --library-port; 0 is any free one.`,
  );
}

/** The option `--allow-host`: hosts under whose names the server answers, besides those of this machine. */
export interface HostOptions {
  readonly allowHost: readonly string[];
}

export function readAllowedHosts({ allowHost }: HostOptions): readonly Authority[] {
  return allowHost.map(readAllowedHost);
}

function readAllowedHost(text: string): Authority {
  const host = readAuthority(text);
  if (host !== undefined) return host;
  throw new UsageError(
    `--allow-host takes a host name such as preview.example or preview.example:8443, not "${text}".`,
  );
}
