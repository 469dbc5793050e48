import type { IncomingMessage } from 'node:http';

/** The body of a call, or the status to refuse it with. */
type Body =
  { readonly value: unknown } | { readonly refused: 400 | 413 | 415; readonly message: string };

/** Bytes. */
const [largestBody, largestReport] = [256 * 1024, 16 * 1024];

/** Reads a body of the media type of JSON; another type is refused. */
export async function readJson(request: IncomingMessage): Promise<Body> {
  return isJson(request) ? readJsonUpTo(largestBody, request) : { refused: 415, message: jsonOnly };
}

/** Reads a page view or an error report, which pages send as a text. */
export async function readReport(request: IncomingMessage): Promise<Body> {
  return isJson(request) || isText(request)
    ? readJsonUpTo(largestReport, request)
    : { refused: 415, message: 'The body must be text/plain or application/json' };
}

async function readJsonUpTo(most: number, request: IncomingMessage): Promise<Body> {
  const bytes = await readBytes(request, most);
  if (bytes === undefined) return { refused: 413, message: 'The body is too large' };
  try {
    return { value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { refused: 400, message: 'The body is not JSON' };
  }
}

/** The bytes of a body; undefined where there are more, which are read and dropped. */
export async function readBytes(
  request: IncomingMessage,
  most: number,
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  return size > most ? undefined : Buffer.concat(chunks);
}

/** Whether a body is JSON: a page of another site can't send that without asking first. */
export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

function isText({ headers }: IncomingMessage): boolean {
  return /^text\/plain\s*(;|$)/i.test(headers['content-type'] ?? '');
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Why a body of another type is refused, with status 415. */
export const jsonOnly = 'The body must be application/json';
