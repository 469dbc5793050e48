import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { HeaderFields } from '../site/headers.ts';
import { answerEmpty } from './answer.ts';
import { contentTypeOf } from '../site/content-type.ts';

/** A file of a web root, whole: a rebuild that replaces it meanwhile cannot mix two versions in one answer. */
export interface ServedFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** Strong: it changes when a byte does. */
  readonly etag: string;
}

/** Reads a file by its path below a web root, as `readPath` reads it; undefined when there is none. */
export async function readServedFile(
  folder: string,
  path: string,
): Promise<ServedFile | undefined> {
  // Where a backslash separates folders, it could lead out of the web root.
  if (path.includes('\\')) return undefined;
  try {
    const bytes = await readFile(join(folder, path));
    const hash = createHash('sha1').update(bytes).digest('base64url');
    return { bytes, type: contentTypeOf(path), etag: `"${hash}"` };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

const absences: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && absences.includes(error.code);
}

/** Sends a file; a browser that has it already, or wants a part, is answered so (RFC 9110, sections 13 and 14). */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  headers: HeaderFields,
): void {
  const own = { ...headers, ETag: file.etag };
  if (isKnown(request.headers['if-none-match'], file.etag)) {
    answerEmpty(response, 304, own);
    return;
  }
  const range = requestedRange(request, file);
  if (range === undefined) sendWhole(response, 200, file, { ...own, 'Accept-Ranges': 'bytes' });
  else sendPart(response, file, range, own);
}

/** Sends a file under a status that allows no part and no 304, such as the page of unknown paths. */
export function sendWhole(
  response: ServerResponse,
  status: number,
  file: ServedFile,
  headers: HeaderFields,
): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': file.bytes.length,
  });
  response.end(file.bytes);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

/** Bytes from `first` up to and with `last`; undefined in place of a pair when the file has no such part. */
type ByteRange = { readonly first: number; readonly last: number } | 'unsatisfiable';

function requestedRange(request: IncomingMessage, file: ServedFile): ByteRange | undefined {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== file.etag) return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const size = file.bytes.length;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}

function sendPart(
  response: ServerResponse,
  file: ServedFile,
  range: ByteRange,
  headers: HeaderFields,
): void {
  const size = file.bytes.length;
  if (range === 'unsatisfiable') {
    answerEmpty(response, 416, { ...headers, 'Content-Range': `bytes */${String(size)}` });
    return;
  }
  const { first, last } = range;
  const part = { ...file, bytes: file.bytes.subarray(first, last + 1) };
  const contentRange = `bytes ${String(first)}-${String(last)}/${String(size)}`;
  sendWhole(response, 206, part, { ...headers, 'Content-Range': contentRange });
}
