import type { WebRoot } from '../../runtime/contract.ts';
import { listBrochures } from '../emit/brochures/brochure.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { toUrlTable } from '../manifest/url-plan.ts';
import { rootFiles } from '../site/assemble.ts';
import { createResponseHeaders } from '../site/headers.ts';
import { publicRequest } from '../site/page-context.ts';
import type { Piece } from './pieces.ts';
import { jsonPieces } from './pieces.ts';
import type { Resource } from './change.ts';
import type { Side } from './open-versions.ts';

/** What a site answers beside its pages, as pieces like theirs. */
export interface SiteDocument {
  readonly resource: Resource;
  readonly pieces: readonly Piece[];
}

/** The redirects and headers of both editions, the files at their roots, and the brochures that are made. */
export function listDocuments(side: Side): readonly SiteDocument[] {
  const { manifest } = side;
  const editions = ['main', 'library'] as const;
  return [
    ...editions.flatMap((webRoot) => [
      ...redirects(webRoot, manifest),
      headers(webRoot, manifest),
      ...files(webRoot, side),
    ]),
    ...brochures(side),
  ];
}

function redirects(webRoot: WebRoot, manifest: SiteManifest): readonly SiteDocument[] {
  const rules = toUrlTable(manifest.urls).rules.filter(({ edition }) => edition === webRoot);
  const regions = [...new Set(rules.map(({ region }) => region))];
  return regions.map((region) => ({
    resource: { edition: webRoot, url: `redirects of ${region}`, region, page: 'redirects' },
    pieces: rules.flatMap(({ region: owner, type, pattern, to }): readonly Piece[] => {
      if (owner !== region || type !== 'redirect') return [];
      const value = `${pattern.replace('/~', '/')} to ${to}`;
      return [{ kind: 'redirect', role: 'redirect', value }];
    }),
  }));
}

function headers(webRoot: WebRoot, manifest: SiteManifest): SiteDocument {
  const { everywhere } = createResponseHeaders(manifest, webRoot, 'production');
  const fields = Object.entries(everywhere);
  return {
    resource: { edition: webRoot, url: 'headers', region: ownerOf(webRoot), page: 'headers' },
    pieces: fields.map(([role, value]) => ({ kind: 'header', role, value })),
  };
}

/** Those that hold texts, but for the sitemap, which is reported by the pages that it lists. */
function files(webRoot: WebRoot, side: Side): readonly SiteDocument[] {
  const pages = side.manifest.urls.pages.filter(({ edition }) => edition === webRoot);
  const made = rootFiles(webRoot, pages, { ...side, assets: side.files }, publicRequest);
  return made.flatMap(({ path, contents }) => {
    if (typeof contents !== 'string' || path === 'sitemap.xml') return [];
    const resource = { edition: webRoot, url: `/${path}`, region: ownerOf(webRoot), page: 'file' };
    return [{ resource, pieces: filePieces(path, contents) }];
  });
}

/** A line each, or what stands for one in JSON: an item of the list, a field of the object. */
function filePieces(role: string, contents: string): readonly Piece[] {
  const lines = /json$|webmanifest$/.test(role) ? jsonLines(contents) : contents.split('\n');
  return lines.filter((line) => line !== '').map((value) => ({ kind: 'file', role, value }));
}

function jsonLines(contents: string): readonly string[] {
  const value: object = JSON.parse(contents);
  if (Array.isArray(value)) return value.map((item: unknown) => JSON.stringify(item));
  return Object.entries(value).map(([name, field]) => `${name}: ${JSON.stringify(field)}`);
}

function brochures({ manifest, tokens }: Side): readonly SiteDocument[] {
  const { generic, regions } = manifest;
  const owners = new Map(
    [generic, ...regions].map(({ brochureDownloadUrl, key }) => [brochureDownloadUrl, key]),
  );
  return listBrochures(manifest, tokens.light).map(({ path, words }) => ({
    resource: {
      edition: 'main',
      url: `/${path}`,
      region: owners.get(path) ?? '',
      page: 'brochure',
    },
    pieces: jsonPieces('', JSON.stringify(words)).map((piece): Piece => {
      return { ...piece, kind: 'text', role: 'brochure' };
    }),
  }));
}

function ownerOf(webRoot: WebRoot): string {
  return webRoot === 'library' ? 'library' : 'generic';
}
