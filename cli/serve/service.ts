import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreviewMark } from '../../runtime/contract.ts';
import { readPath } from '../manifest/request-path.ts';

/** What a request asks for, taken apart once. */
export interface Target {
  /** As `readPath` reads it, such as `/nv/plan/`. */
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

/** Takes a request's URL apart; undefined where the path is malformed. What follows a `#` is no part of it. */
export function readTarget(url: string): Target | undefined {
  const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const path = readPath(rawPath);
  return path === undefined ? undefined : { path, rawPath, query };
}
