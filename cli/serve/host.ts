import type { WebRoot } from '../../runtime/contract.ts';
import type { UrlMatch } from '../manifest/match.ts';
import { matchUrl } from '../manifest/match.ts';
import type { HeaderFields } from '../site/headers.ts';
import { hashedFolder, headersOf } from '../site/headers.ts';
import { answerEmpty, answerText, answerWith } from './answer.ts';
import type { ServedFile } from './files.ts';
import { compressFor, sendFile } from './files.ts';
import type { Call, ServedSite, Service } from './service.ts';

/** Serves a web root as a host would that is set up with the hosting files of the site. */
export function createHost(site: ServedSite, webRoot: WebRoot): Service {
  return {
    accepts: () => true,
    async handle(call) {
      const { table, headers } = site.rules();
      const { path, query } = call.target;
      const root: Root = {
        async read(path) {
          const file = await site.read(webRoot, path);
          return file && site.isCompressed ? compressFor(call.request, file) : file;
        },
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
  readonly read: (path: string) => Promise<ServedFile | undefined>;
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
  if (match.type === 'redirect')
    answerEmpty(call.response, match.status, { ...root.headers, Location: match.location });
  else if (match.type !== 'rewrite') await answerMissing(call, root, '/404.html', 404);
  else if (match.status !== 200) await answerMissing(call, root, match.page.url, match.status);
  else if (!(await answerFile(call, root, fileOf(match.page.url))))
    await answerMissing(call, root, '/404.html', 404);
}

function fileOf(url: string): string {
  return url.endsWith('/') ? `${url}index.html` : url;
}

async function answerFile(call: Call, root: Root, path: string): Promise<boolean> {
  const file = await root.read(path);
  if (file !== undefined) sendFile(call.request, call.response, file, root.headers);
  return file !== undefined;
}

async function answerMissing(
  call: Call,
  root: Root,
  url: string,
  status: 404 | 410,
): Promise<void> {
  const page = await root.read(fileOf(url));
  if (page === undefined) answerText(call.response, status, 'Not found.', root.headers);
  else
    answerWith(call.response, status, page.type, page.bytes, { ...root.headers, ...page.headers });
}
