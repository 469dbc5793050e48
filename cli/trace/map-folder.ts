import { existsSync, readFileSync } from 'node:fs';
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

/** The text of a report: of a file, or of what is piped into the program. */
export function readReport(file: string | undefined): string {
  const standardInput = 0;
  return readFileSync(file ?? standardInput, 'utf8');
}
