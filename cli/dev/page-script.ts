import { hashText } from '../emit/module.ts';
import { devPaths, servedAttribute } from '../../runtime/dev/messages.ts';
import type { ServedFile } from '../serve/files.ts';
import { toServedFile } from '../serve/files.ts';
import type { Rebundling } from '../site/rebundle.ts';

/**
 * Adds the one thing in which a page of `dev` differs from what `build` writes: a script, which comes before those of the
 * page, so that it sees the markup that none has changed.
 */
export function withPageScript(html: string): string {
  const tag = `<script type="module" src="${devPaths.script}" ${servedAttribute}="${hashText(html)}"></script>\n`;
  return html.replace(/^<head>\n/m, (head) => head + tag);
}

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

/** Something that is made when it is first asked for, and again once what it is made from has changed. */
export interface Latest<T> {
  read(): Promise<T>;
  renew(): void;
}

function keepLatest<T>(make: () => Promise<T>): Latest<T> {
  let made: Promise<T> | undefined;
  const renew = (): void => {
    made = undefined;
  };
  return {
    renew,
    read() {
      made ??= make();
      // What failed is tried again when it is next asked for.
      made.catch(renew);
      return made;
    },
  };
}
