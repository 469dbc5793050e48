import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FindSourceMap } from './trace-stack.ts';

/** The source maps in the `maps/` of an output, by the names of the scripts that they belong to. */
export function openMapFolder(out: string): FindSourceMap | undefined {
  const folder = join(out, 'maps');
  if (!existsSync(folder)) return undefined;
  return (script) => {
    const path = join(folder, `${basename(script)}.map`);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
}

/** In bytes; what a page sends has a few thousand. */
const largestReport = 1_000_000;

/** The text of a report, from a file or from what is piped in; undefined where it is too long for one. */
export async function readReport(
  from: string | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of typeof from === 'string' ? createReadStream(from) : from) {
    bytes += part.byteLength;
    if (bytes > largestReport) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
