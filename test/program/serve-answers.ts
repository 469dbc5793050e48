import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { listen } from '../listen.ts';

/** A request that a tool sent, without what does not differ. */
interface Sent {
  /** Method and path. */
  readonly what: string;
  readonly body: string;
}

/** A service of a host, which runs until the test ends. */
export interface AnsweringService {
  /** Without a slash at the end. */
  readonly address: string;
  /** What it was asked so far. */
  readonly sent: readonly Sent[];
}

/** Answers requests by their method and path with JSON, and all others with 404. */
export async function serveAnswers(
  answers: Readonly<Record<string, unknown>>,
): Promise<AnsweringService> {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    void readRequest(request).then((asked) => {
      sent.push(asked);
      const isKnown = asked.what in answers;
      response
        .writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(isKnown ? answers[asked.what] : {}));
    });
  });
  return { address: await listen(server), sent };
}

async function readRequest(request: IncomingMessage): Promise<Sent> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks).toString('utf8');
  return { what: `${request.method ?? ''} ${request.url ?? ''}`, body };
}
