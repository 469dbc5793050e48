import { createHash } from 'node:crypto';

/** Names the text of a file by its content. */
export function versionOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}
