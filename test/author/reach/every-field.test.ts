import { expect, test } from 'vitest';
import { openReach } from '../../../cli/author/reach/page-reach.ts';
import type { Reach } from '../../../cli/author/reach/page-reach.ts';
import { childPointer } from '../../../cli/compile/schema/pointer.ts';
import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';
import { loadRenderer } from '../../../cli/compile/site/program.ts';
import type { BuildContext, SiteData } from '../../../runtime/contract.ts';
import { data } from '../../spec/site.ts';
import { context, resolved } from './real-site.ts';

const { createSiteRenderer } = loadRenderer('preact');

/** Editions that show between them what any shows. */
const shown = ['generic', 'nevada', 'district_of_columbia', 'library'];
const few: SiteData = {
  ...data,
  routes: {
    ...data.routes,
    pages: data.routes.pages.filter(({ region }) => shown.includes(region)),
  },
};

/** The site with what is open closed, what is counted not, and the other way round. */
const otherwise: SiteData = {
  ...few,
  site: {
    ...data.site,
    quote: { ...data.site.quote, enabled: !data.site.quote.enabled },
    contacts: { email: data.site.contacts.email },
    analytics: { adapter: 'none' },
    errorReports: {},
  },
};

const reaches = await Promise.all([
  reachOf(few, context),
  reachOf(otherwise, { ...context, environment: 'preview', liveForms: true }),
]);

function reachOf(site: SiteData, built: BuildContext): Promise<Reach> {
  return openReach({ resolved, data: site, context: built, createSiteRenderer });
}

function isShown(owner: string, pointer: string): boolean {
  return reaches.some((reach) => {
    const { pages, drawings } = reach({ owner, pointer });
    return pages.length + drawings.length > 0;
  });
}

/**
 * What each owner says of itself; a region's content may be shown by one that lacks what another
 * has.
 */
const owners = [
  { names: ['site'], value: data.site, file: 'regions', node: '/site' },
  { names: ['library'], value: data.library, file: 'library', node: '' },
  {
    names: shown,
    value: data.regions.find(({ code }) => code === 'NV'),
    file: 'regions',
    node: '/regions/any',
  },
] as const;

/** What pages and drawings show under other circumstances alone. */
const elsewhere = [
  // Once a region on those clocks plans a webinar.
  '/interface/dates/zones/',
  // In previews whose forms are safe or whose content is sample.
  '/interface/preview/',
  // In deployments.json.
  '/deployment/',
  // Where pages call no host.
  '/pages/accessibility/district/none',
  // Where there is no news.
  '/blockPages/news/blocks/list/news/none',
  // In the tags of the brochure.
  '/pages/brochure/map/',
];

test.each(owners)('every text of $names.0 is shown somewhere', ({ names, value, file, node }) => {
  const texts = [...leaves('', value)].filter(
    (pointer) =>
      nodeAt(file, node + pointer)?.format === 'text' &&
      !elsewhere.some((place) => pointer.startsWith(place)),
  );
  const unseen = texts.filter((pointer) => !names.some((name) => isShown(name, pointer)));
  expect(texts.length).toBeGreaterThan(50);
  expect(unseen).toEqual([]);
});

function* leaves(pointer: string, value: unknown): Generator<string> {
  if (typeof value === 'string') yield pointer;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value))
    yield* leaves(childPointer(pointer, name), child);
}
