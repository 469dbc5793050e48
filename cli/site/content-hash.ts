import { hash } from 'node:crypto';

/** SHA-256 of a file's content, in hexadecimal. */
export function hashContent(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex');
}
