import type { IncomingMessage } from 'node:http';

/** Says whether the body of a request is JSON. A page of another site can't send that type without asking first. */
export function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Why a body of another type is refused, with status 415. */
export const jsonOnly = 'The body must be application/json';
