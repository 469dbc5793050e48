import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { answerJson } from '../answer.ts';

/** A way for the API to fail, so that tests see what a page makes of it. */
export type Misbehaviour =
  /** Answers properly, but late. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
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

/** Fails as told; says whether the call has been answered by that. */
export async function misbehave(response: ServerResponse, way: Misbehaviour): Promise<boolean> {
  switch (way.kind) {
    case 'delay':
      await setTimeout(way.milliseconds);
      return false;
    case 'status':
      answerJson(response, way.status, way.body);
      return true;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><title>Not what was asked for</title>');
      return true;
    case 'cut':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
      response.write('{"name":"', () => response.destroy());
      return true;
  }
}
