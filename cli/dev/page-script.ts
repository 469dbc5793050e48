import { hashText } from '../emit/module.ts';
import { devPaths, servedAttribute } from '../../runtime/dev/messages.ts';
import type { ServedFile } from '../serve/files.ts';
import { toServedFile } from '../serve/files.ts';
import type { Rebundling } from '../site/rebundle.ts';
import { once } from '../resolve/once.ts';

/**
 * Adds the one thing in which a page of `dev` differs from what `build` writes: a script, which comes before those of the
 * page, so that it sees the markup that none has changed.
 */
export function withPageScript(html: string): string {
  const tag = `<script type="module" src="${devPaths.script}" ${servedAttribute}="${hashText(html)}"></script>\n`;
  return html.replace(/^<head>\n/m, (head) => head + tag);
}

/** The browser side of `dev`, by paths such as `/-/page.js`; bundled when it is first asked for. */
export type ToolFiles = () => Promise<ReadonlyMap<string, ServedFile>>;

export function openToolFiles(rebundling: Pick<Rebundling, 'tools'>): ToolFiles {
  return once(async () => {
    const files = await rebundling.tools();
    return new Map(
      files.map(({ path, contents }) => [`/-/${path}`, toServedFile(path, Buffer.from(contents))]),
    );
  });
}
