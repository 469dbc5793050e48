import type { WebRoot } from '../../../runtime/contract.ts';
import type { UrlMatch } from '../../compile/manifest/match.ts';
import { openTable } from '../../compile/manifest/match.ts';
import type { HeaderFields } from '../../compile/site/headers.ts';
import { hashedFolder } from '../../compile/manifest/table.ts';
import { valueFor } from '../../compile/resolve/web-roots.ts';
import { headersOf } from '../../compile/site/headers.ts';
import { answerEmpty, answerText, answerWith } from './answer.ts';
import type { ServedFile } from './files.ts';
import { compressFor, sendFile } from './files.ts';
import type { Call, ServedSite, Service } from './service.ts';

/** Serves a web root as a host would that is set up with the hosting files of the site. */
export function createHost(site: ServedSite, webRoot: WebRoot): Service {
  return {
    accepts: () => true,
    async handle(call) {
      const { request, response, target } = call;
      const { path, query } = target;
      const { table, headers } = site.rules();
      const visit: Visit = {
        ...call,
        async read(path) {
          const file = await site.read(webRoot, path);
          return file && site.isCompressed ? compressFor(request, file) : file;
        },
        headers: headersOf(valueFor(headers, webRoot), path),
      };
      if (request.method !== 'GET' && request.method !== 'HEAD')
        answerText(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
      else if (path.startsWith(hashedFolder)) await answerHashed(visit);
      else await answerMatch(visit, openTable(table).match(webRoot, path, query));
    },
  };
}

/** A call, the files of the web root that it is for, and the headers of the requested path. */
interface Visit extends Call {
  readonly read: (path: string) => Promise<ServedFile | undefined>;
  readonly headers: HeaderFields;
}

/** A script or picture that is missing must never be answered with a page. */
async function answerHashed(visit: Visit): Promise<void> {
  if (await answerFile(visit, visit.target.path)) return;
  const headers = { ...visit.headers, 'Cache-Control': 'no-cache' };
  answerText(visit.response, 404, 'Not found.', headers);
}

/** A file that lies in the web root wins over redirects, rewrites and the page of unknown paths. */
async function answerMatch(visit: Visit, match: UrlMatch): Promise<void> {
  if (match.type === 'page' && (await answerFile(visit, fileOf(match.page.url)))) return;
  if (await answerFile(visit, visit.target.path)) return;
  if (match.type === 'redirect')
    answerEmpty(visit.response, match.status, { ...visit.headers, Location: match.location });
  else if (match.type !== 'rewrite') await answerMissing(visit, '/404.html', 404);
  else if (match.status !== 200) await answerMissing(visit, match.page.url, match.status);
  else if (!(await answerFile(visit, fileOf(match.page.url))))
    await answerMissing(visit, '/404.html', 404);
}

function fileOf(url: string): string {
  return url.endsWith('/') ? `${url}index.html` : url;
}

async function answerFile(visit: Visit, path: string): Promise<boolean> {
  const file = await visit.read(path);
  if (file !== undefined) sendFile(visit.request, visit.response, file, visit.headers);
  return file !== undefined;
}

async function answerMissing(visit: Visit, url: string, status: 404 | 410): Promise<void> {
  const { response, headers } = visit;
  const page = await visit.read(fileOf(url));
  if (page === undefined) answerText(response, status, 'Not found.', headers);
  else answerWith(response, status, page.type, page.bytes, { ...headers, ...page.headers });
}
