import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { HeaderFields } from '../site/headers.ts';
import type { ServedFile } from './files.ts';

/** A file as it answers a request, and the headers that say so. */
export interface Representation {
  readonly file: ServedFile;
  readonly headers: HeaderFields;
}

/**
 * Compresses a text as hosts do: by Brotli, else by gzip, where the request accepts one and wants the whole file. Each
 * file is compressed once, as small as possible, so that the preview sends what a host would.
 */
export async function compressFor(
  request: IncomingMessage,
  file: ServedFile,
  headers: HeaderFields,
): Promise<Representation> {
  if (file.bytes.length < smallest || !compressible.test(file.type)) return { file, headers };
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const coding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (coding === undefined || request.headers.range !== undefined) return { file, headers: varied };
  const etag = file.etag.replace(/"$/, `-${coding}"`);
  const bytes = await compressed(etag, coding, file.bytes);
  return { file: { ...file, bytes, etag }, headers: { ...varied, 'Content-Encoding': coding } };
}

/** Bytes; a smaller file gains nothing. */
const smallest = 128;

const compressible = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

const compressors = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const;

/** More than the files of a build; those of earlier builds need not stay. */
const largestCache = 4000;

const cache = new Map<string, Promise<Buffer>>();

function compressed(
  etag: string,
  coding: keyof typeof compressors,
  bytes: Buffer,
): Promise<Buffer> {
  const known = cache.get(etag);
  if (known !== undefined) return known;
  if (cache.size >= largestCache) cache.clear();
  const result = compressors[coding](bytes);
  cache.set(etag, result);
  return result;
}
