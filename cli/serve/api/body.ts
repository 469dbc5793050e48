import type { IncomingMessage } from 'node:http';
import { isJson, jsonOnly } from '../json-request.ts';

/** The body of a call, or the status to refuse it with. */
export type Body =
  { readonly value: unknown } | { readonly refused: 400 | 413 | 415; readonly message: string };

/** Bytes. */
const largestBody = 256 * 1024;

/** Reads a body of the media type of JSON; another type is refused. */
export async function readJson(request: IncomingMessage): Promise<Body> {
  if (!isJson(request)) return { refused: 415, message: jsonOnly };
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
