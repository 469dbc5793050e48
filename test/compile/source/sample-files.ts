import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { base } from '../../base-project.ts';

const slips = fileURLToPath(new URL('../../fixtures/slips', import.meta.url));

/**
 * A file of the base project, where the groups of `test/fixtures/slips`, which are as people write
 * them, stand in place of its own.
 */
export function readSample(file: string): string {
  const groups = new Map([...groupsOf(base, file), ...groupsOf(slips, file)]);
  return [...groups.values()].join('');
}

/** The lines of each top field by its name, and what stands above the first. */
function groupsOf(folder: string, file: string): readonly (readonly [string, string])[] {
  const groups = readFileSync(join(folder, file), 'utf8').split(/^(?=\w)/m);
  return groups.map((lines) => [/^\w*/.exec(lines)?.[0] ?? '', lines]);
}
