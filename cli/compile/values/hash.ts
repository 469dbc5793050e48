import { hash } from 'node:crypto';

/** SHA-256 of a file's content, in hexadecimal. */
export function hashContent(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex');
}

/** Short enough to print; long enough that no two texts share one by accident. */
export function hashText(text: string): string {
  return hashContent(text).slice(0, 16);
}
