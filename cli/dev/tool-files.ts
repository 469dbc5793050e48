import type { ServedFile } from '../serve/files.ts';
import { toServedFile } from '../serve/files.ts';
import type { Rebundling } from '../site/rebundle.ts';

/** The browser side of `dev`, by paths such as `/-/page.js`. */
export interface ToolFiles {
  read(path: string): Promise<ServedFile | undefined>;
  /** Has the files made anew, since their sources changed. */
  renew(): void;
}

export function openToolFiles(rebundling: Rebundling): ToolFiles {
  let files: Promise<ReadonlyMap<string, ServedFile>> | undefined;
  const bundle = async () => {
    const made = await rebundling.tools();
    return new Map(
      made.map(({ path, contents }) => [`/-/${path}`, toServedFile(path, Buffer.from(contents))]),
    );
  };
  return {
    read: async (path) => (await (files ??= bundle())).get(path),
    renew: () => {
      files = undefined;
    },
  };
}
