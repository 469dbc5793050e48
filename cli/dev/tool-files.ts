import type { ServedFile } from '../serve/files.ts';
import { toServedFile } from '../serve/files.ts';
import type { Rebundling } from '../site/rebundle.ts';
import type { Latest } from './latest.ts';
import { keepLatest } from './latest.ts';

/** The browser side of `dev`, by paths such as `/-/page.js`. */
export type ToolFiles = Latest<ReadonlyMap<string, ServedFile>>;

export function openToolFiles(rebundling: Pick<Rebundling, 'tools'>): ToolFiles {
  return keepLatest(async () => {
    const files = await rebundling.tools();
    return new Map(
      files.map(({ path, contents }) => [`/-/${path}`, toServedFile(path, Buffer.from(contents))]),
    );
  });
}
