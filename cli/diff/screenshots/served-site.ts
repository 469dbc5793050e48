import { listCovers } from '../../emit/brochures/brochure.ts';
import { readDesignTokens } from '../../emit/design-tokens.ts';
import type { Remember } from '../../emit/drawing.ts';
import { drawAll } from '../../emit/drawing.ts';
import type { FormBook } from '../../serve/api/forms.ts';
import { findForm, loadForms } from '../../serve/api/forms.ts';
import { findWebinars } from '../../serve/api/webinars.ts';
import { contentTypeOf } from '../../site/content-type.ts';
import type { Resource } from '../change.ts';
import { pageId } from '../change.ts';
import type { ShownSite } from '../shown-site.ts';

/** The host under which a page that is photographed asks for what it needs. */
export const shownOrigin = 'https://shown.invalid';

/** A version that is photographed. */
export interface ServedSite {
  readonly site: ShownSite;
  /** The covers of brochures that the program makes, by the name that the YAML has for them. */
  readonly covers: ReadonlyMap<string, Uint8Array>;
  readonly forms: FormBook;
}

export async function openServedSite(site: ShownSite, remember: Remember): Promise<ServedSite> {
  const covers = listCovers(site.side.manifest, readDesignTokens());
  return { site, covers: await drawAll(covers, remember), forms: loadForms() };
}

/** What the browser gets for a URL; undefined where nothing is there. It asks this program alone: whatever a page names elsewhere is not there, but for the API. */
export function answerOf(
  { origin, pathname, searchParams }: URL,
  resource: Resource,
  { site, covers, forms }: ServedSite,
): { readonly type: string; readonly body: Uint8Array | string } | undefined {
  const api = apiAnswer(pathname, searchParams, site, forms);
  if (api !== undefined) return { type: 'application/json', body: JSON.stringify(api) };
  if (origin !== shownOrigin) return undefined;
  const page = site.pages.get(pageId(resource));
  if (pathname === resource.url && page !== undefined)
    return { type: 'text/html; charset=utf-8', body: site.render(page) };
  const cover = covers.get(site.nameOf({ kind: 'picture', role: 'img' }, pathname));
  const body = cover ?? site.contentsAt(pathname);
  const isStyle = pathname.endsWith('.css') && body !== undefined;
  const sent = isStyle ? waitForFonts(new TextDecoder().decode(body)) : body;
  return sent === undefined ? undefined : { type: contentTypeOf(pathname), body: sent };
}

/** A font that comes late is not drawn until the next page, so it would be missing in one of two pictures. */
function waitForFonts(styles: string): string {
  return styles.replaceAll(/font-display:\s*optional/g, 'font-display:block');
}

/** As the embedded API answers. */
function apiAnswer(
  path: string,
  query: URLSearchParams,
  { side: { manifest } }: ShownSite,
  forms: FormBook,
): unknown {
  const [, formId] = /^\/api\/v1\/crm\/form\/([^/]+)$/.exec(path) ?? [];
  if (formId !== undefined) return findForm(forms, manifest, formId)?.definition;
  if (path !== '/api/v2/marketing/webinars') return undefined;
  return findWebinars(manifest, query.get('regionId') ?? undefined, (link) => link);
}
