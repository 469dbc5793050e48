import type { IncomingMessage } from 'node:http';

/** The body of a call, or the status to refuse it with. */
export type Body =
  { readonly value: unknown } | { readonly refused: 400 | 413 | 415; readonly message: string };

/** Bytes of a body at the most. */
const largestBody = 256 * 1024;

/**
 * Reads a body as JSON. Only the media type of JSON is taken: a page of another site can't send that without
 * asking first, and is never allowed.
 */
export async function readJson(request: IncomingMessage): Promise<Body> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    return { refused: 415, message: 'The body must be application/json' };
  }
  const text = await readText(request);
  if (text === undefined) return { refused: 413, message: 'The body is too large' };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { refused: 400, message: 'The body is not JSON' };
  }
}

/** Undefined when it is too large; the rest is then read and dropped, so that the answer reaches the sender. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString('utf8');
}
