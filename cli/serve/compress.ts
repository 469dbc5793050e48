import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { HeaderFields } from '../site/headers.ts';
import type { ServedFile } from './files.ts';

/** A file as it is sent for a request, and its headers. */
export interface Representation {
  readonly file: ServedFile;
  readonly headers: HeaderFields;
}

/**
 * Compresses a text as hosts do: by Brotli, else by gzip, where the request accepts one of them and asks for no range.
 * Each file is compressed once, at the highest level, so that the preview sends what a host would.
 */
export async function compressFor(
  request: IncomingMessage,
  file: ServedFile,
  headers: HeaderFields,
): Promise<Representation> {
  if (file.bytes.length < minimumBytes || !compressibleType.test(file.type))
    return { file, headers };
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const coding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (coding === undefined || request.headers.range !== undefined) return { file, headers: varied };
  const etag = file.etag.replace(/"$/, `-${coding}"`);
  const bytes = await compressOnce(etag, coding, file.bytes);
  return { file: { ...file, bytes, etag }, headers: { ...varied, 'Content-Encoding': coding } };
}

/** Compressing a smaller file saves nothing. */
const minimumBytes = 128;

const compressibleType = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

const compressors = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const;

/** More than a build has; the cache is emptied so that files of earlier builds do not pile up. */
const maximumCachedFiles = 4000;

const cache = new Map<string, Promise<Buffer>>();

function compressOnce(
  etag: string,
  coding: keyof typeof compressors,
  bytes: Buffer,
): Promise<Buffer> {
  const known = cache.get(etag);
  if (known !== undefined) return known;
  if (cache.size >= maximumCachedFiles) cache.clear();
  const result = compressors[coding](bytes);
  cache.set(etag, result);
  return result;
}
