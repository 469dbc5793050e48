import type { ServerResponse } from 'node:http';
import type { HeaderFields } from '../site/headers.ts';

/** Answers with a JSON value that is never cached. */
export function answerJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: HeaderFields = {},
): void {
  const body = Buffer.from(`${JSON.stringify(value)}\n`);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

/** Answers with a line for people. */
export function answerText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: HeaderFields = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}

/** Answers with nothing but headers. */
export function answerEmpty(
  response: ServerResponse,
  status: number,
  headers: HeaderFields = {},
): void {
  response.writeHead(status, headers);
  response.end();
}
