import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { onceEach } from '../resolve/once.ts';
import type { ServedFile } from './files.ts';

/**
 * Compresses a text as hosts do: by Brotli, else by gzip, where the request accepts one of them and asks for no range.
 * Each file is compressed once, at the highest level, so that the preview sends what a host would.
 */
export async function compressFor(request: IncomingMessage, file: ServedFile): Promise<ServedFile> {
  if (file.bytes.length < minimumBytes || !compressibleType.test(file.type)) return file;
  const headers = { Vary: 'Accept-Encoding' };
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const coding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (coding === undefined || request.headers.range !== undefined) return { ...file, headers };
  const etag = file.etag.replace(/"$/, `-${coding}"`);
  const bytes = await compress({ coding, bytes: file.bytes, etag });
  return { ...file, bytes, etag, headers: { ...headers, 'Content-Encoding': coding } };
}

/** Compressing a smaller file saves nothing. */
const minimumBytes = 128;

const compressibleType = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

const compressors = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const;

interface Compressed extends Pick<ServedFile, 'bytes' | 'etag'> {
  readonly coding: keyof typeof compressors;
}

const compress = onceEach(
  ({ coding, bytes }: Compressed) => compressors[coding](bytes),
  ({ etag }) => etag,
);
