import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { answerJson } from '../answer.ts';

/** A way for the API to fail, to see what a page makes of it. */
export type Misbehaviour =
  | { readonly kind: 'status'; readonly status: number; readonly body: unknown }
  /** Answers with a page where JSON belongs. */
  | { readonly kind: 'html' }
  /** Breaks off in the middle of the answer. */
  | { readonly kind: 'cut' }
  /** Answers as it should, but late. */
  | { readonly kind: 'slow'; readonly milliseconds: number };

/** Decides per call; undefined is proper behaviour. */
export type Misbehave = (call: {
  readonly method: string;
  readonly path: string;
}) => Misbehaviour | undefined;

/** Answers a call in this way, or late by `answer`. */
export async function misbehave(
  response: ServerResponse,
  way: Misbehaviour,
  answer: () => Promise<void>,
): Promise<void> {
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
      break;
    case 'slow':
      await setTimeout(way.milliseconds);
      await answer();
  }
}
