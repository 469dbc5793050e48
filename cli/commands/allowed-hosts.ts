import type { Authority } from '../serve/access.ts';
import { readAuthority } from '../serve/access.ts';
import { UsageError } from './usage.ts';

/** Host names besides those of this machine, as the command line gives them. */
export interface HostOptions {
  readonly allowHost: readonly string[];
}

export function readHosts({ allowHost }: HostOptions): readonly Authority[] {
  return allowHost.map(readHost);
}

function readHost(text: string): Authority {
  const host = readAuthority(text);
  if (host !== undefined) return host;
  throw new UsageError(
    `--allow-host takes a host name such as preview.example or preview.example:8443, not "${text}".`,
  );
}
