import type { SiteManifest } from '../../manifest/manifest.ts';
import type { AssembledSite } from '../assemble.ts';
import type { Cache } from '../cache/cache.ts';
import { createResponseHeaders } from '../headers.ts';
import type { HashedFile, OutputEntry, ReadFile } from '../output-file.ts';
import type { SiteRequest } from '../page-context.ts';
import { originOf } from '../page-context.ts';
import type { Host, HostedRoot } from './host.ts';
import { readsWebRoot } from './host.ts';
import { cloudflareFiles } from './cloudflare.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { checkLimits } from './past-limits.ts';
import { isCompressed, precompress, withoutCompression } from './precompress.ts';
import { s3Files } from './s3.ts';

/** What a build writes, and for which hosts. */
export interface HostingRequest extends SiteRequest {
  readonly hosts: readonly Host[];
  /** Holds what earlier builds compressed. */
  readonly cache: Cache;
}

/**
 * What the hosts need to serve both web roots as the URL table and the headers say. Cloudflare and
 * Netlify read theirs inside a web root, under the same names: where both are asked for, the first
 * has the web roots, and the files of the other are below `hosting/`, to be copied over a web root
 * before it is uploaded there. Throws a `PastLimitError` where a host would refuse the site.
 */
export async function createHostingFiles(
  site: AssembledSite,
  manifest: SiteManifest,
  request: HostingRequest,
  read: ReadFile,
) {
  const { hosts, cache } = request;
  if (hosts.length === 0) return { files: [], doubts: [] };
  const roots = listWebRoots(site, manifest, request);
  const rootHost = hosts.find(readsWebRoot);
  const made = hosts.flatMap((host) =>
    roots.map(async (root) => {
      const folder = folderOf(host, rootHost, root);
      const files = await makers[host](root);
      const entries = files.map(({ path, contents }) => ({ path: `${folder}/${path}`, contents }));
      return { host, root, files: entries };
    }),
  );
  const compressed = site.files.filter(isCompressed);
  const copied = new Set(compressed.map(({ path }) => withoutCompression(path)));
  const served = roots.flatMap(({ files }) => files).filter(({ path }) => !copied.has(path));
  const added = hosts.includes('nginx') ? await precompress(served, read, cache) : [];
  const parcels = await Promise.all(made);
  const copies = [...compressed, ...added.map(sized)];
  return {
    files: [...parcels.flatMap(({ files }) => files), ...added],
    doubts: [
      ...parcels.flatMap((parcel) => checkParcel(parcel, copies)),
      ...roots.flatMap((root) => checkSitemaps(root, read)),
    ],
  };
}

/** The files of a host, for a web root. */
interface Parcel {
  readonly host: Host;
  readonly root: HostedRoot;
  readonly files: readonly OutputEntry[];
}

type SizedFile = Pick<HashedFile, 'path' | 'bytes'>;

function sized({ path, contents }: OutputEntry): SizedFile {
  return { path, bytes: Buffer.byteLength(contents) };
}

function checkParcel({ host, root, files }: Parcel, compressed: readonly SizedFile[]) {
  const beside = [...compressed, ...(readsWebRoot(host) ? files.map(sized) : [])];
  const own = beside.filter(({ path }) => path.startsWith(`${root.edition}/`));
  return checkLimits(host, {
    webRoot: root.edition,
    served: [...root.files, ...own],
    texts: files,
  });
}

function checkSitemaps({ edition: webRoot, files }: HostedRoot, read: ReadFile) {
  const paths = files
    .map(({ path }) => path)
    .filter((path) => /^\w+\/sitemap[^/]*\.xml$/.test(path));
  const texts = paths.map((path) => ({ path, contents: Buffer.from(read(path)) }));
  return checkLimits('search engines', { webRoot, served: files, texts });
}

const makers: Readonly<Record<Host, (root: HostedRoot) => Promise<readonly OutputEntry[]>>> = {
  cloudflare: cloudflareFiles,
  netlify: netlifyFiles,
  nginx: nginxFiles,
  s3: s3Files,
};

function listWebRoots(
  { files, urls }: AssembledSite,
  manifest: SiteManifest,
  request: SiteRequest,
): readonly HostedRoot[] {
  const webRoots = new Set(urls.pages.map(({ edition }) => edition));
  return [...webRoots].map((webRoot) => ({
    edition: webRoot,
    origin: originOf(webRoot, manifest, request),
    pages: urls.pages.filter((row) => row.edition === webRoot),
    rules: urls.rules.filter((row) => row.edition === webRoot),
    headers: createResponseHeaders(manifest, webRoot, request.environment),
    files: files.filter((file) => file.path.startsWith(`${webRoot}/`) && !isCompressed(file)),
  }));
}

function folderOf(
  host: Host,
  rootHost: Host | undefined,
  { edition: webRoot }: HostedRoot,
): string {
  if (host === rootHost) return webRoot;
  return readsWebRoot(host) ? `hosting/${host}/${webRoot}` : `hosting/${host}`;
}
