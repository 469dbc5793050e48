import { unknownWebinar } from './screens.ts';
import { regionSpan, sourceOf } from './source.ts';
import type { MountedRegion } from './mount.ts';
import type { Reason, RedirectRow, RewriteRow, RuleRow } from './table.ts';

/** Segments below which a site route decides alone, so that none of them is read as a campaign id. */
const closedSegments = ['pricing', 'quote', 'webinar'];

/** Routes that a campaign id may stand in front of (DECISIONS.md T3). */
const campaignRoutes = ['quote', 'webinar'];

/** What a region answers beside its pages, below its prefix. */
export function regionRules(region: MountedRegion): readonly RuleRow[] {
  const prefix = region.config.pathPrefix;
  const span = regionSpan(region);
  const notFound = `${prefix}/404.html`;
  const rewrite = (reason: Reason, pattern: string, to: string, status: 200 | 404): RewriteRow => ({
    type: 'rewrite',
    edition: 'main',
    region: region.key,
    pattern: `${prefix}${pattern}`,
    to,
    status,
    source: sourceOf(reason, span),
  });
  return [
    rewrite('choose-state', '/l/*', `${prefix}/l/`, 200),
    rewrite(
      'webinar-index',
      '/webinar/latest/:any',
      `${prefix}/webinar/latest/${unknownWebinar}/`,
      404,
    ),
    ...closedSegments.map((segment) => rewrite('unknown', `/${segment}/*`, notFound, 404)),
    ...campaignRoutes.map((route) =>
      rewrite('campaign', `/:campaign/${route}/*`, `${prefix}/${route}/*`, 200),
    ),
    rewrite('unknown', '/*', notFound, 404),
  ];
}

/** Every name of a region but its prefix leads to its prefix for good (DECISIONS.md R7, R8). */
export function aliasRules(region: MountedRegion): readonly RedirectRow[] {
  const source = sourceOf('alias', regionSpan(region));
  return region.aliases.map((alias) => ({
    type: 'redirect',
    edition: 'main',
    region: region.key,
    pattern: `/~${alias}/*`,
    to: `${region.config.pathPrefix}/*`,
    status: 301,
    source,
  }));
}

/**
 * Confirmations under their old names, and all that is unknown (DECISIONS.md T6). The latter leads home for now
 * only (302): a browser would remember a permanent answer even after a page of that name has come.
 */
export function libraryRules(): readonly RedirectRow[] {
  const redirect = (
    reason: Reason,
    pattern: string,
    to: string,
    status: 301 | 302,
  ): RedirectRow => ({
    type: 'redirect',
    edition: 'library',
    region: 'library',
    pattern,
    to,
    status,
    source: { reason },
  });
  return [
    redirect('library-confirmation', '/quote/confirm', '/quote/confirmation/', 301),
    redirect('library-confirmation', '/requestdemo/confirm', '/requestdemo/confirmation/', 301),
    redirect('unknown', '/*', '/', 302),
  ];
}
