import type { WebRoot } from '../../runtime/contract.ts';
import type { UrlMatch } from '../manifest/match.ts';
import { matchUrl } from '../manifest/match.ts';
import type { HeaderFields } from '../site/headers.ts';
import { hashedFolder, headersOf } from '../site/headers.ts';
import { answerEmpty, answerText } from './answer.ts';
import { compressFor } from './compress.ts';
import { readServedFile, sendFile, sendWhole } from './files.ts';
import type { Output } from './output.ts';
import type { Call, Service } from './service.ts';

/** Serves a web root of an output as a host would that is set up with its hosting files. */
export function createHost(output: Output, webRoot: WebRoot): Service {
  return {
    accepts: () => true,
    async handle(call) {
      const { table, headers } = output.rules();
      const { path, query } = call.target;
      const root = {
        folder: `${output.folder}/${webRoot}`,
        headers: headersOf(headers[webRoot], path),
      };
      if (!isRead(call))
        answerText(call.response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
      else if (path.startsWith(hashedFolder)) await answerHashed(call, root);
      else await answerMatch(call, root, matchUrl(table, webRoot, path, query));
    },
  };
}

/** A web root, and the headers of the requested path. */
interface Root {
  readonly folder: string;
  readonly headers: HeaderFields;
}

function isRead({ request }: Call): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** A script or picture that is missing must never be answered with a page. */
async function answerHashed(call: Call, root: Root): Promise<void> {
  if (await answerFile(call, root, call.target.path)) return;
  answerText(call.response, 404, 'Not found.', { ...root.headers, 'Cache-Control': 'no-cache' });
}

/** A file that lies in the web root wins over redirects, rewrites and the page of unknown paths. */
async function answerMatch(call: Call, root: Root, match: UrlMatch): Promise<void> {
  if (match.type === 'page' && (await answerFile(call, root, fileOf(match.page.url)))) return;
  if (await answerFile(call, root, call.target.path)) return;
  if (match.type === 'redirect') {
    answerEmpty(call.response, match.status, { ...root.headers, Location: match.location });
  } else if (match.type === 'rewrite' && match.status === 200) {
    if (await answerFile(call, root, fileOf(match.page.url))) return;
    await answerNotFound(call, root, '/404.html');
  } else {
    await answerNotFound(call, root, match.type === 'rewrite' ? match.page.url : '/404.html');
  }
}

function fileOf(url: string): string {
  return url.endsWith('/') ? `${url}index.html` : url;
}

async function answerFile(call: Call, root: Root, path: string): Promise<boolean> {
  const file = await readServedFile(root.folder, path);
  if (file === undefined) return false;
  const sent = await compressFor(call.request, file, root.headers);
  sendFile(call.request, call.response, sent.file, sent.headers);
  return true;
}

async function answerNotFound(call: Call, root: Root, url: string): Promise<void> {
  const page = await readServedFile(root.folder, fileOf(url));
  if (page === undefined) {
    answerText(call.response, 404, 'Not found.', root.headers);
    return;
  }
  const sent = await compressFor(call.request, page, root.headers);
  sendWhole(call.response, 404, sent.file, sent.headers);
}
