import { hash } from 'node:crypto';

/** SHA-256 of a file's content, in hexadecimal. */
export function hashContent(content: Uint8Array | string): string {
  return hash('sha256', content, 'hex');
}

/** Size of a file's content in bytes. */
export function sizeOf(content: Uint8Array | string): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}
