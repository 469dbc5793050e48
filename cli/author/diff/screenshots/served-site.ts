import { listCovers } from '../../../compile/emit/brochures/brochure.ts';
import type { Remember } from '../../../compile/emit/drawing.ts';
import { drawAll } from '../../../compile/emit/drawing.ts';
import type { SiteManifest } from '../../../compile/manifest/manifest.ts';
import { findForm } from '../../../deliver/serve/api/forms.ts';
import { findWebinars } from '../../../deliver/serve/api/webinars.ts';
import { contentTypeOf } from '../../../compile/site/content-type.ts';
import type { Resource } from '../change.ts';
import { pageId } from '../change.ts';
import type { ShownSite } from '../shown-site.ts';

/** The host under which a page that is photographed asks for what it needs. */
export const shownOrigin = 'https://shown.invalid';

/** A version that is photographed. */
export type ServedSite = Awaited<ReturnType<typeof openServedSite>>;

/**
 * Says what the browser gets for a URL; undefined where nothing is there. Only this program
 * answers: what a page names elsewhere is not there, except the API.
 */
export async function openServedSite(site: ShownSite, remember: Remember) {
  const { manifest, files, client, tokens } = site.side;
  const covers = await drawAll(listCovers(manifest, tokens), remember);
  const published = new Map<string, Uint8Array | string>([
    ...[...files.values()].map(({ built, contents }) => [built.url, contents()] as const),
    ...client().files.map(({ path, contents }) => [`/${path}`, contents] as const),
  ]);
  return ({ origin, pathname, searchParams }: URL, resource: Resource) => {
    const api = apiAnswer(pathname, searchParams, manifest);
    if (api !== undefined) return { type: 'application/json', body: JSON.stringify(api) };
    if (origin !== shownOrigin) return undefined;
    const page = site.pages.get(pageId(resource));
    if (pathname === resource.url && page !== undefined)
      return { type: 'text/html; charset=utf-8', body: site.render(page) };
    const cover = covers.get(site.nameOf({ role: 'img' }, pathname));
    const file = cover ?? published.get(pathname);
    if (file === undefined) return undefined;
    const body = pathname.endsWith('.css') ? waitForFonts(Buffer.from(file).toString()) : file;
    return { type: contentTypeOf(pathname), body };
  };
}

/**
 * A font that comes late is not drawn until the next page, so it would be missing in one of two
 * pictures.
 */
function waitForFonts(styles: string): string {
  return styles.replaceAll(/font-display:\s*optional/g, 'font-display:block');
}

/** As the embedded API answers. */
function apiAnswer(path: string, query: URLSearchParams, manifest: SiteManifest) {
  const [, formId] = /^\/api\/v1\/crm\/form\/([^/]+)$/.exec(path) ?? [];
  if (formId !== undefined) return findForm(manifest, formId)?.definition;
  if (path !== '/api/v2/marketing/webinars') return undefined;
  return findWebinars(manifest, query.get('regionId') ?? undefined, (link) => link);
}
