import type { WebRoot } from '../../../../runtime/contract.ts';
import type { PageRow, ScopedRule } from '../../manifest/table.ts';
import type { HashedFile } from '../output-file.ts';
import type { ResponseHeaders } from '../headers.ts';

export const hosts = ['cloudflare', 'netlify', 'nginx', 's3'] as const;

export type Host = (typeof hosts)[number];

/** Whether a host reads its files inside the web root. */
export function readsWebRoot(host: Host): boolean {
  return host === 'cloudflare' || host === 'netlify';
}

/** Whether a file of an output is for a host to read, and is served to nobody. */
export function isHostFile(path: string): boolean {
  return /^hosting\/|^\w+\/_/.test(path);
}

/** A web root as a host must serve it. */
export interface HostedRoot {
  readonly edition: WebRoot;
  /** Scheme and host that it is published under. */
  readonly origin: string;
  readonly pages: readonly PageRow[];
  /** In the order in which they are tried. */
  readonly rules: readonly ScopedRule[];
  readonly headers: ResponseHeaders;
  /** By their paths below the output. */
  readonly files: readonly HashedFile[];
}
