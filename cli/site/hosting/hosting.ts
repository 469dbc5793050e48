import type { WebRoot } from '../../../runtime/contract.ts';
import type { AssembledSite, SiteParts } from '../assemble.ts';
import type { Cache } from '../cache/cache.ts';
import { createResponseHeaders } from '../headers.ts';
import type { OutputEntry, ReadFile } from '../output-file.ts';
import type { SiteRequest } from '../page-context.ts';
import { originOf } from '../page-context.ts';
import type { Host, HostedRoot } from './host.ts';
import { readsWebRoot } from './host.ts';
import { cloudflareFiles } from './cloudflare.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { precompress } from './precompress.ts';
import { s3Files } from './s3.ts';

/** What a build writes, and for which hosts. */
export interface HostingRequest extends SiteRequest {
  readonly hosts: readonly Host[];
  /** Holds what earlier builds compressed. */
  readonly cache: Cache;
}

/**
 * What the hosts need to serve both web roots as the URL table and the headers say. Cloudflare and Netlify read theirs
 * inside a web root, under the same names: where both are asked for, the first has the web roots, and the files of the
 * other are below `hosting/`, to be copied over a web root before it is uploaded there.
 */
export async function createHostingFiles(
  site: AssembledSite,
  parts: SiteParts,
  request: HostingRequest,
  read: ReadFile,
): Promise<readonly OutputEntry[]> {
  const { hosts, cache } = request;
  if (hosts.length === 0) return [];
  const roots = listWebRoots(site, parts, request);
  const rootHost = hosts.find(readsWebRoot);
  const made = hosts.flatMap((host) =>
    roots.map(async (root) => {
      const folder = folderOf(host, rootHost, root);
      const files = await makers[host](root);
      return files.map(({ path, contents }) => ({ path: `${folder}/${path}`, contents }));
    }),
  );
  const served = roots.flatMap(({ files }) => files);
  const compressed = hosts.includes('nginx') ? await precompress(served, read, cache) : [];
  return [...(await Promise.all(made)).flat(), ...compressed];
}

const makers: Readonly<Record<Host, (root: HostedRoot) => Promise<readonly OutputEntry[]>>> = {
  cloudflare: cloudflareFiles,
  netlify: netlifyFiles,
  nginx: nginxFiles,
  s3: s3Files,
};

function listWebRoots(
  { files, urls }: AssembledSite,
  { manifest }: SiteParts,
  request: SiteRequest,
): readonly HostedRoot[] {
  const webRoots: readonly WebRoot[] = ['main', 'library'];
  const roots = webRoots.map((webRoot) => ({
    edition: webRoot,
    origin: originOf(webRoot, manifest, request),
    pages: urls.pages.filter((row) => row.edition === webRoot),
    rules: urls.rules.filter((row) => row.edition === webRoot),
    headers: createResponseHeaders(manifest, webRoot, request.environment),
    files: files.filter(({ path }) => path.startsWith(`${webRoot}/`)),
  }));
  return roots.filter(({ pages }) => pages.length > 0);
}

function folderOf(
  host: Host,
  rootHost: Host | undefined,
  { edition: webRoot }: HostedRoot,
): string {
  if (host === rootHost) return webRoot;
  return readsWebRoot(host) ? `hosting/${host}/${webRoot}` : `hosting/${host}`;
}
