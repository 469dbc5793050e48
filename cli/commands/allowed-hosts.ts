import type { Authority } from '../serve/access.ts';
import { readAuthority } from '../serve/access.ts';
import { UsageError } from './usage.ts';

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
