import { createHash } from 'node:crypto';
import { devPaths, servedAttribute } from '../../runtime/dev/messages.ts';

/** Names a document by its content. */
export function hashDocument(html: string): string {
  return createHash('sha1').update(html).digest('base64url');
}

/**
 * Adds the one thing in which a page of `dev` differs from what `build` writes: a script, which comes before those of the
 * page, so that it sees the markup that none has changed.
 */
export function withPageScript(html: string): string {
  const tag = `<script type="module" src="${devPaths.script}" ${servedAttribute}="${hashDocument(html)}"></script>\n`;
  return html.replace(/^<head>\n/m, (head) => head + tag);
}
