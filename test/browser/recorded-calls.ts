import type { Page, Request } from 'playwright-core';

/** A call that a page made to its own host, as it went out. */
export interface RecordedCall {
  /** Method, path and query, such as `GET /api/v1/crm/form/demo-access`. */
  readonly line: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON that was sent. */
  readonly body: unknown;
}

export interface Recorder {
  /** The calls so far whose `line` starts with a text. */
  find(lineStart: string): Promise<readonly RecordedCall[]>;
}

/**
 * Records every call of the API, and every page view and error report, that a page sends from now
 * on.
 */
export function recordCalls(page: Page): Recorder {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/^\/(api|marketing)\//.test(new URL(request.url()).pathname)) requests.push(request);
  });
  return {
    find: async (lineStart) => {
      const matching = requests.filter((request) => lineOf(request).startsWith(lineStart));
      return Promise.all(matching.map(readCall));
    },
  };
}

function lineOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
}

async function readCall(request: Request): Promise<RecordedCall> {
  const text = request.postData();
  return {
    line: lineOf(request),
    headers: await request.allHeaders(),
    body: text === null ? undefined : JSON.parse(text),
  };
}
