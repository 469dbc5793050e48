import { groupBy } from '../../compile/values/group-by.ts';
import { onceEach } from '../../compile/values/once.ts';
import { count, joinParts, listSome } from '../../diagnostics/print/amounts.ts';
import type { SiteManifest } from '../../compile/manifest/manifest.ts';
import type { Resource } from './change.ts';
import { eachOnce, isPage, resourceOf } from './change.ts';

/** What is known of the pages of both versions, to say of how many something holds. */
export type AllPages = ReturnType<typeof surveySites>;

export function surveySites(sites: readonly SiteManifest[]) {
  const regions = sites.flatMap((site) => site.regions);
  return {
    resources: eachOnce(sites.flatMap(({ urls }) => urls.pages.map(resourceOf))),
    /** By key, also of those that only one version has; without the generic edition. */
    regions: new Map(
      regions.map(({ key, name, pathPrefix }) => [key, { name, prefix: pathPrefix }]),
    ),
  };
}

/** In a few words: `52 regions and the generic edition, /plan/`. */
export function describeWhere(resources: readonly Resource[], allPages: AllPages): string {
  const [only, ...others] = resources;
  if (only !== undefined && others.length === 0) return addressOf(only);
  const pages = resources.filter(isPage);
  const parts = [mainPart(pages, allPages), libraryPart(pages, allPages)];
  const where = pages.length > 0 ? `${count(pages.length, 'page')}: ${joinParts(parts, '; ')}` : '';
  const isBrochure = ({ page }: Resource) => page === 'brochure';
  const beside = resources.filter((resource) => !isPage(resource));
  const [brochure, ...more] = beside.filter(isBrochure).map(addressOf);
  const brochures = more.length > 0 ? count(more.length + 1, 'brochure') : (brochure ?? '');
  const files = beside.filter((resource) => !isBrochure(resource)).map(addressOf);
  return joinParts([where, brochures, listSome([...new Set(files)])], '; ');
}

function addressOf({ edition: webRoot, url, page }: Resource): string {
  const address = page === 'redirects' ? 'redirects' : url;
  return webRoot === 'library' ? `library ${address}` : address;
}

/** A page by its edition: `Nevada, /nv/plan/`. */
export function describePage(
  { edition: webRoot, url, region }: Resource,
  allPages: AllPages,
): string {
  const owner = allPages.regions.get(region)?.name ?? 'The generic edition';
  return `${webRoot === 'library' ? 'The library edition' : owner}, ${url}`;
}

function isOfLibrary({ edition: webRoot }: Resource): boolean {
  return webRoot === 'library';
}

function libraryPart(resources: readonly Resource[], allPages: AllPages): string {
  const found = resources.filter(isOfLibrary);
  if (found.length > 0 && found.length === allPages.resources.filter(isOfLibrary).length)
    return 'all of the library edition';
  return found.length > 0 ? `library ${listSome(found.map(({ url }) => url))}` : '';
}

/** Regions with the same pages stand together; those with the most pages come first. */
function mainPart(resources: readonly Resource[], allPages: AllPages): string {
  const ownerOf = ({ region }: Resource) => region;
  const found = resources.filter((resource) => !isOfLibrary(resource));
  const pagesOf = groupBy(found, ownerOf);
  const allOf = groupBy(
    allPages.resources.filter((resource) => !isOfLibrary(resource)),
    ownerOf,
  );
  const paths = onceEach((region: string) => {
    const own = pagesOf.get(region) ?? [];
    if (own.length === allOf.get(region)?.length) return 'every page';
    return listSome(own.map((resource) => pathBelowPrefix(resource, allPages)));
  });
  const groups = [...groupBy(found, ({ region }) => paths(region))]
    .map(([where, pages]) => ({ where, pages, owners: new Set(pages.map(ownerOf)) }))
    .toSorted((a, b) => b.pages.length - a.pages.length);
  const named = groups.slice(0, mostGroups);
  const others = groups.slice(mostGroups).reduce((sum, { owners }) => sum + owners.size, 0);
  return joinParts(
    [
      ...named.map(({ where, owners }) => `${describeOwners(owners, allPages)}, ${where}`),
      others === 0 ? '' : `other pages of ${count(others, 'more region')}`,
    ],
    '; ',
  );
}

/** Regions with other pages than these are counted. */
const mostGroups = 3;

/** The address without its region's prefix, so that the same page is called alike. */
function pathBelowPrefix({ url, region }: Resource, { regions }: AllPages): string {
  const prefix = regions.get(region)?.prefix ?? '';
  const path = url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url;
  return path === '/' ? 'the landing page' : path;
}

function describeOwners(owners: ReadonlySet<string>, { regions }: AllPages): string {
  const keys = [...regions.keys()].filter((key) => owners.has(key));
  const generic = owners.size > keys.length ? 'the generic edition' : '';
  return joinParts([keys.length > 0 ? describeRegions(keys, regions) : '', generic], ' and ');
}

function describeRegions(keys: readonly string[], regions: AllPages['regions']): string {
  const regionName = (key: string) => regions.get(key)?.name ?? key;
  if (keys.length === regions.size) return count(keys.length, 'region');
  if (keys.length <= mostNamed) return keys.map(regionName).join(', ');
  const others = [...regions.keys()].filter((key) => !keys.includes(key)).map(regionName);
  const isFew = others.length <= mostNamed;
  const which = isFew ? `not ${others.join(', ')}` : listSome(keys.map(regionName));
  return `${keys.length} of ${regions.size} regions (${which})`;
}

/** More names than this are counted. */
const mostNamed = 6;
