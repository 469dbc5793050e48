import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { HeaderFields } from '../site/headers.ts';
import type { ServedFile } from './files.ts';

/** A file in the form that a request is answered with, and the headers that tell of it. */
export interface Representation {
  readonly file: ServedFile;
  readonly headers: HeaderFields;
}

/**
 * Compresses a text as hosts do: by Brotli, else by gzip, where the request accepts one and asks for the whole. Each
 * file is compressed once, as small as can be, so that what the preview sends is what a host would.
 */
export async function compressFor(
  request: IncomingMessage,
  file: ServedFile,
  headers: HeaderFields,
): Promise<Representation> {
  if (file.bytes.length < smallest || !compressible.test(file.type)) return { file, headers };
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  const coding = acceptedCoding(request.headers['accept-encoding']);
  if (coding === undefined || request.headers.range !== undefined) return { file, headers: varied };
  const etag = file.etag.replace(/"$/, `-${coding}"`);
  const bytes = await compressed(etag, coding, file.bytes);
  return { file: { ...file, bytes, etag }, headers: { ...varied, 'Content-Encoding': coding } };
}

/** Bytes; whatever is smaller gains nothing. */
const smallest = 128;

const compressible = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

type Coding = 'br' | 'gzip';

function acceptedCoding(accepted: string | undefined): Coding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.replace(/\s*;.*/, ''));
  return (['br', 'gzip'] as const).find((coding) => names.includes(coding));
}

const compressors: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** More than the files of a build; those of builds before it need not stay. */
const mostKept = 4000;

const kept = new Map<string, Promise<Buffer>>();

function compressed(etag: string, coding: Coding, bytes: Buffer): Promise<Buffer> {
  const known = kept.get(etag);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const result = compressors[coding](bytes);
  kept.set(etag, result);
  return result;
}
