import { createBrotliDecompress, createGunzip } from 'node:zlib';

/** Undefined where the body is damaged, too long, or compressed as nobody asked for. */
export async function decodeBody(
  body: Buffer,
  encoding: string,
  mostBytes: number,
): Promise<Buffer | undefined> {
  if (encoding === 'identity') return body.length > mostBytes ? undefined : body;
  const decoder = decoders.get(encoding)?.();
  if (decoder === undefined) return undefined;
  const parts: Buffer[] = [];
  let bytes = 0;
  decoder.end(body);
  try {
    for await (const part of decoder) {
      const chunk = Buffer.from(part);
      bytes += chunk.length;
      if (bytes > mostBytes) return undefined;
      parts.push(chunk);
    }
  } catch {
    return undefined;
  }
  return decoder.bytesWritten === body.length ? Buffer.concat(parts) : undefined;
}

const decoders = new Map([
  ['gzip', createGunzip],
  ['br', createBrotliDecompress],
]);
