import type { WebRoot } from '../../../runtime/contract.ts';
import { listBrochures } from '../../compile/emit/brochures/brochure.ts';
import type { SiteManifest } from '../../compile/manifest/manifest.ts';
import { toUrlTable } from '../../compile/manifest/table.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import { rootFiles } from '../../compile/site/assemble.ts';
import { createResponseHeaders } from '../../compile/site/headers.ts';
import { publicRequest } from '../../compile/site/page-context.ts';
import type { Piece } from './pieces.ts';
import { jsonPieces } from './pieces.ts';
import type { Resource } from './change.ts';
import type { Side } from './open-versions.ts';

/** What a site answers beside its pages, as pieces like theirs. */
export interface SiteDocument {
  readonly resource: Resource;
  readonly pieces: readonly Piece[];
}

/** Redirects, headers and root files of both editions, deployment records, brochures. */
export function listDocuments(side: Side): readonly SiteDocument[] {
  const { manifest } = side;
  const editions: readonly WebRoot[] = manifest.library ? ['main', 'library'] : ['main'];
  return [
    ...editions.flatMap((webRoot) => [
      ...redirects(webRoot, manifest),
      headers(webRoot, manifest),
      ...files(webRoot, side),
    ]),
    ...deployments(side),
    ...brochures(side),
  ];
}

function redirects(webRoot: WebRoot, manifest: SiteManifest): readonly SiteDocument[] {
  const rules = toUrlTable(manifest.urls).rules.filter(({ edition }) => edition === webRoot);
  return [...groupBy(rules, ({ region }) => region)].map(([region, own]) => ({
    resource: { edition: webRoot, url: `redirects of ${region}`, region, page: 'redirects' },
    pieces: own.flatMap(({ type, status, pattern, to }) => {
      const isGone = status === 410;
      const value = `${pattern.replace('/~', '/')} ${isGone ? '(gone for good)' : `to ${to}`}`;
      const isMeant = type === 'redirect' || isGone;
      return isMeant ? [{ kind: 'redirect', role: 'redirect', value } as const] : [];
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

/** Those that hold texts; the sitemap and deployment records are reported by page and region. */
function files(webRoot: WebRoot, side: Side): readonly SiteDocument[] {
  const pages = side.manifest.urls.pages.filter(({ edition }) => edition === webRoot);
  const made = rootFiles(webRoot, pages, { ...side, assets: side.files }, publicRequest);
  return made.flatMap(({ path: role, contents }) => {
    if (typeof contents !== 'string' || /^(?:sitemap.*xml|deployments\.json)$/.test(role))
      return [];
    const lines = /json$|webmanifest$/.test(role) ? jsonLines(contents) : contents.split('\n');
    const written = lines.filter((line) => line !== '');
    return {
      resource: { edition: webRoot, url: `/${role}`, region: ownerOf(webRoot), page: 'file' },
      pieces: written.map((value) => ({ kind: 'file', role, value })),
    };
  });
}

/** What stands for a line in JSON: an item of the list, a field of the object. */
function jsonLines(contents: string): readonly string[] {
  const value: object = JSON.parse(contents);
  if (Array.isArray(value)) return value.map((item: unknown) => JSON.stringify(item));
  return Object.entries(value).map(([name, field]) => `${name}: ${JSON.stringify(field)}`);
}

/** What `deployments.json` says of each region; a picture is read as those of pages are. */
function deployments({ manifest: { regions }, files: assets }: Side): readonly SiteDocument[] {
  return regions.map(({ key, deployment }) => ({
    resource: {
      edition: 'main',
      url: `/deployments.json (${key})`,
      region: key,
      page: 'file',
    },
    pieces: Object.entries(deployment).map(([role, value]) => {
      const picture = assets.get(value);
      if (picture === undefined) return { kind: 'file', role, value };
      return { kind: 'picture', role, value: picture.url };
    }),
  }));
}

function brochures({ manifest, tokens }: Side): readonly SiteDocument[] {
  const { generic, regions } = manifest;
  const owners = new Map(
    [generic, ...regions].map(({ brochureDownloadUrl, key }) => [brochureDownloadUrl, key]),
  );
  return listBrochures(manifest, tokens.light).map(({ path, words }) => {
    const region = owners.get(path) ?? '';
    const texts = jsonPieces('', JSON.stringify(words));
    return {
      resource: { edition: 'main', url: `/${path}`, region, page: 'brochure' },
      pieces: texts.map(({ value }) =>
        /^(?:tel|mailto|https):/.test(value)
          ? { kind: 'link', role: 'link', value }
          : { kind: 'text', role: 'brochure', value },
      ),
    };
  });
}

function ownerOf(webRoot: WebRoot): string {
  return webRoot === 'library' ? 'library' : 'generic';
}
