import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { Authority } from '../../../cli/deliver/serve/access.ts';
import { openOutput } from '../../../cli/deliver/serve/output.ts';
import { servePreview } from '../../../cli/deliver/serve/preview.ts';
import type { ApiService, Service } from '../../../cli/deliver/serve/service.ts';
import { writeSampleOutput } from './sample-output.ts';

/** A preview of the sample output, stopped after the test. */
export interface ServedSample {
  readonly folder: string;
  readonly addresses: Readonly<Record<WebRoot, string>>;
  /** What was reported, line by line. */
  readonly reports: readonly string[];
  /** Asks for a path of the main site, without following redirects. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  askLibrary(path: string): Promise<Response>;
}

const noApi: Service = { accepts: () => false, handle: () => Promise.resolve() };

export async function serveSample(
  api: Service & Partial<ApiService> = noApi,
  allowedHosts: readonly Authority[] = [],
): Promise<ServedSample> {
  const folder = writeSampleOutput();
  const reports: string[] = [];
  const { addresses: served, close } = await servePreview({
    site: openOutput(folder),
    ports: { main: 0, library: 0 },
    api: { submissions: 'kept', ...api },
    allowedHosts,
    report: (line) => reports.push(line),
  });
  onTestFinished(close);
  const addresses = { main: served.main, library: served.library ?? '' };
  const ask = (address: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(new URL(path, address), { redirect: 'manual', ...init });
  return {
    folder,
    addresses,
    reports,
    ask: (path, init) => ask(addresses.main, path, init),
    askLibrary: (path) => ask(addresses.library, path),
  };
}

/**
 * Sends a request line as it is, which `fetch` would tidy up first; resolves to the whole answer.
 */
export function askRaw(address: string, requestTarget: string): Promise<string> {
  const { host } = new URL(address);
  return sendRaw(address, [`GET ${requestTarget} HTTP/1.1`, `Host: ${host}`, 'Connection: close']);
}

/** Sends the lines of a request's head and then the body; resolves to the whole answer. */
export async function sendRaw(
  address: string,
  head: readonly string[],
  body = '',
): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
