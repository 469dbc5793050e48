import { dirname } from 'node:path/posix';
import type { OutputEntry } from '../output-file.ts';

/** What a host is given of a web root. */
export interface HostedFiles {
  /** Path of the web root below the output. */
  readonly webRoot: string;
  /** All files below it, by their paths below the output. */
  readonly served: readonly { readonly path: string; readonly bytes: number }[];
  /** Those that are the host's own, and sitemaps. */
  readonly texts: readonly OutputEntry[];
}

/** How much of what is limited a place has. */
export interface Amount {
  readonly path: string;
  readonly amount: number;
}

/** The places that a limit holds for, and how much each has. */
export type Measure = (files: HostedFiles) => readonly Amount[];

export function ofWebRoot(count: (files: HostedFiles) => number): Measure {
  return (files) => [{ path: files.webRoot, amount: count(files) }];
}

/** Of the texts whose names end so. */
export function ofText(ending: string, count: (text: string) => number): Measure {
  return ({ texts }) => {
    const own = texts.filter(({ path }) => path.endsWith(ending));
    return own.map(({ path, contents }) => ({ path, amount: count(String(contents)) }));
  };
}

export function sizeOf({ path, bytes }: HostedFiles['served'][number]): Amount {
  return { path, amount: bytes };
}

export function perFolder({ served }: HostedFiles): readonly Amount[] {
  const counts = new Map<string, number>();
  for (const { path } of served) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].map(([path, amount]) => ({ path, amount }));
}

export function countBlocks(text: string): number {
  return text.split('\n').filter((line) => line.startsWith('/')).length;
}

export function longest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, byteLength(text)), 0);
}

/** Of the names that nginx looks up, as the template writes them. */
export function longestName(text: string): number {
  const names = [...text.matchAll(/^ {2}"([^"~]*)" \//gm)].map(([, name = '']) => name);
  return longest(names);
}

export function byteLength(text: string): number {
  return Buffer.byteLength(text);
}

interface StoredRecord {
  readonly key: string;
  readonly value: string;
}

export function recordsIn(text: string): readonly StoredRecord[] {
  const { data }: { readonly data: readonly StoredRecord[] } = JSON.parse(text);
  return data;
}

export function policyIn(text: string): string {
  const [, policy = ''] = /"ContentSecurityPolicy": "([^"]*)"/.exec(text) ?? [];
  return policy;
}
