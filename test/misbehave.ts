import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { answerJson } from '../cli/deliver/serve/answer.ts';
import type { ApiService } from '../cli/deliver/serve/service.ts';

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

/** An API whose calls fail on purpose. */
export function misbehaving(api: ApiService, misbehave: Misbehave): ApiService {
  return {
    ...api,
    async handle(call) {
      const { request, response, target } = call;
      const way = misbehave({ method: request.method ?? 'GET', path: target.path });
      if (way === undefined) await api.handle(call);
      else await answerIn(way, response, async () => api.handle(call));
    },
  };
}

/** Answers a call in this way, or late by `answer`. */
async function answerIn(
  way: Misbehaviour,
  response: ServerResponse,
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
