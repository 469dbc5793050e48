import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreviewMark } from '../../runtime/contract.ts';

/** What a request asks for, taken apart once. */
export interface Target {
  /** Percent-decoded, such as `/nv/plan/`. */
  readonly path: string;
  /** The path as it was requested. */
  readonly rawPath: string;
  /** With its question mark; empty without a query. */
  readonly query: string;
}

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
}

/** Answers some of the paths of a host. */
export interface Service {
  accepts(path: string): boolean;
  handle(call: Call): Promise<void>;
}

/** Answers the calls of the pages, and says what becomes of what they send. */
export type ApiService = Service & PreviewMark;

/**
 * Takes a request's URL apart. Undefined for one that no page or file can have: a bad escape, or a path that would
 * leave the web root or point at another host.
 */
export function readTarget(url: string): Target | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  const path = decode(rawPath);
  if (path === undefined || !isPlain(path)) return undefined;
  return { path, rawPath, query: mark === -1 ? '' : url.slice(mark) };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const unsafePart = /[\\\0]|\/\/|\/\.{1,2}(?:\/|$)/;

function isPlain(path: string): boolean {
  return path.startsWith('/') && !unsafePart.test(path);
}
