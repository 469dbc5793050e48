import { JSDOM } from 'jsdom';
import type { BuildContext, PageEntry, SiteData } from '../../runtime/contract.ts';
import { createSiteRenderer } from '../../runtime/app/renderer.ts';
import { buildContext, siteData } from './site-data.ts';

/** How a build differs from that of the sample. */
export interface Variation {
  readonly data?: Partial<SiteData>;
  readonly context?: Partial<BuildContext>;
  readonly entry?: Partial<PageEntry>;
}

/** A prerendered page of the sample. */
export function open(
  url: string,
  { data, context, entry }: Variation = {},
  edition = 'main',
): Document {
  const page = siteData.routes.pages.find(
    (candidate) => candidate.edition === edition && candidate.url === url,
  );
  if (page === undefined) throw new Error(`The sample has no page ${url}.`);
  const render = createSiteRenderer({ ...siteData, ...data }, { ...buildContext, ...context });
  return new JSDOM(render({ ...page, ...entry })).window.document;
}

export function linkNamed(document: Document, name: string): string | null | undefined {
  return [...document.querySelectorAll('a')]
    .find((link) => link.textContent === name)
    ?.getAttribute('href');
}
