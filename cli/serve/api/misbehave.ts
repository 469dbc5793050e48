import type { ServerResponse } from 'node:http';
import { answerJson } from '../answer.ts';

/** A way for the API to fail, so that tests see what a page makes of it. */
export type Misbehaviour =
  | { readonly kind: 'status'; readonly status: number; readonly body: unknown }
  /** Answers with a page where JSON belongs. */
  | { readonly kind: 'html' }
  /** Breaks off in the middle of the answer. */
  | { readonly kind: 'cut' };

/** Decides per call; undefined is proper behaviour. */
export type Misbehave = (call: {
  readonly method: string;
  readonly path: string;
}) => Misbehaviour | undefined;

/** Answers a call in this way. */
export function misbehave(response: ServerResponse, way: Misbehaviour): void {
  switch (way.kind) {
    case 'status':
      answerJson(response, way.status, way.body);
      break;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><title>Not what was asked for</title>');
      break;
    case 'cut':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
      response.write('{"name":"', () => response.destroy());
  }
}
