import type { ServerResponse } from 'node:http';
import type { HeaderFields } from '../../compile/site/headers.ts';

/** Headers of answers that are made for one call. */
export const uncached = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export function answerWith(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Uint8Array,
  headers: HeaderFields = {},
): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(content),
  });
  response.end(content);
}

/** Answers with a JSON value that is never cached. */
export function answerJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: HeaderFields = {},
): void {
  const text = `${JSON.stringify(value)}\n`;
  const all = { ...uncached, ...headers };
  answerWith(response, status, 'application/json; charset=utf-8', text, all);
}

/** Answers with a line for people. */
export function answerText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: HeaderFields = {},
): void {
  answerWith(response, status, 'text/plain; charset=utf-8', `${text}\n`, headers);
}

export function answerEmpty(
  response: ServerResponse,
  status: number,
  headers: HeaderFields = {},
): void {
  response.writeHead(status, headers);
  response.end();
}
