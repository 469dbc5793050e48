import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { Range } from 'range-parser';
import parseRange from 'range-parser';
import { onceEach } from '../../compile/values/once.ts';
import { contentTypeOf } from '../../compile/site/content-type.ts';
import type { HeaderFields } from '../../compile/site/headers.ts';
import { answerEmpty, answerWith } from './answer.ts';
import { errorCode } from '../../compile/values/error-code.ts';

/** A file of a web root, read whole, so that a rebuild cannot mix two versions in one answer. */
export interface ServedFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** Strong: it changes when a byte does. */
  readonly etag: string;
  /** In addition to those of its path. */
  readonly headers?: HeaderFields;
}

/** By its path below a web root, as `readPath` reads it; undefined when there is none. */
export async function readServedFile(
  folder: string,
  path: string,
): Promise<ServedFile | undefined> {
  // Where a backslash separates folders, it could lead out of the web root.
  if (path.includes('\\')) return undefined;
  try {
    return toServedFile(path, await readFile(join(folder, path)));
  } catch (error) {
    if (absences.includes(errorCode(error))) return undefined;
    throw error;
  }
}

/** A file that is in memory. */
export function toServedFile(path: string, bytes: Buffer): ServedFile {
  const hash = createHash('sha1').update(bytes).digest('base64url');
  return { bytes, type: contentTypeOf(path), etag: `"${hash}"` };
}

const absences: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

/** Compresses a text by Brotli or gzip, as hosts do, once; never a range of it. */
export async function compressFor(request: IncomingMessage, file: ServedFile): Promise<ServedFile> {
  if (file.bytes.length < minimumBytes || !compressibleType.test(file.type)) return file;
  const headers = { Vary: 'Accept-Encoding' };
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  const coding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (coding === undefined || request.headers.range !== undefined) return { ...file, headers };
  const etag = file.etag.replace(/"$/, `-${coding}"`);
  const bytes = await compressors[coding](file);
  return { ...file, bytes, etag, headers: { ...headers, 'Content-Encoding': coding } };
}

/** Compressing a smaller file saves nothing. */
const minimumBytes = 128;

const compressibleType = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

const compressors = {
  br: compressOnce(promisify(brotliCompress)),
  gzip: compressOnce(promisify(gzip)),
};

function compressOnce(compress: (bytes: Buffer) => Promise<Buffer>) {
  return onceEach(
    ({ bytes }: ServedFile) => compress(bytes),
    ({ etag }) => etag,
  );
}

/** Sends a file, a range of it, or that it is unchanged (RFC 9110, sections 13 and 14). */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  headers: HeaderFields,
): void {
  const own = { ...headers, ...file.headers, ETag: file.etag };
  const range = requestedRange(request, file);
  const size = String(file.bytes.length);
  if (isKnown(request.headers['if-none-match'], file.etag)) answerEmpty(response, 304, own);
  else if (range === undefined) {
    const whole = { ...own, 'Accept-Ranges': 'bytes' };
    answerWith(response, 200, file.type, file.bytes, whole);
  } else if (range === 'unsatisfiable') {
    answerEmpty(response, 416, { ...own, 'Content-Range': `bytes */${size}` });
  } else {
    const part = file.bytes.subarray(range.start, range.end + 1);
    const contentRange = `bytes ${String(range.start)}-${String(range.end)}/${size}`;
    answerWith(response, 206, file.type, part, { ...own, 'Content-Range': contentRange });
  }
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** The part that is asked for, last byte included; undefined for the whole file. */
function requestedRange(
  { headers }: IncomingMessage,
  file: ServedFile,
): Range | 'unsatisfiable' | undefined {
  const { range = '', 'if-range': condition = file.etag } = headers;
  if (condition !== file.etag || !range.startsWith('bytes=')) return undefined;
  const ranges = parseRange(file.bytes.length, range);
  // The last bytes of a file that has fewer are the whole file, which the parser doesn't know.
  if (ranges === -1) return /^bytes=-0*[1-9]/.test(range) ? undefined : 'unsatisfiable';
  return ranges === -2 || ranges.length > 1 ? undefined : ranges[0];
}
