import type { Deployment, ListedRegion, RegionIdentity } from '../../../runtime/contract.ts';
import type { Picture, RegionDeployment, WrittenRegion, WrittenSite } from '../schema/written.ts';
import { childPointer, isObject, lastSegment, segmentsOf, valueAt } from '../schema/pointer.ts';
import { stateOfKey, timeZonesOf } from '../schema/states.ts';
import { fileOf } from './asset-uses.ts';
import type { Written } from './written.ts';

/** A region's identity before its deployment record, which needs the region's logo as well. */
export type BareIdentity = Omit<RegionIdentity, 'deployment'>;

/** Key of the edition without a state. */
export const GENERIC = 'generic';

export function siteIdOf({ siteId, code }: WrittenRegion): string {
  return siteId ?? code.toLowerCase();
}

export function pathPrefixOf({ pathPrefix, code }: WrittenRegion): string {
  return pathPrefix ?? `/${code.toLowerCase()}`;
}

/** JSON Pointer of an edition's entry; that of the library edition is its whole file. */
export function entryPointer(key: string): string {
  if (key === 'library') return '';
  return key === GENERIC ? '/site/generic' : childPointer('/regions', key);
}

/** What states the time zone of hours below a JSON Pointer: its region, or the generic edition. */
export function zonePlaceOf(pointer = ''): string {
  const [group, key = ''] = segmentsOf(pointer);
  return group === 'regions' ? childPointer('/regions', key) : entryPointer(GENERIC);
}

/**
 * The time zone of hours below a JSON Pointer: the one that is stated, else that of the state.
 * Where a state has several, all of them: one has to be stated.
 *
 * @param regions What regions.yaml holds, whether it is sound or not.
 */
export function zonesAt(regions: unknown, pointer: string): readonly string[] {
  const stating = zonePlaceOf(pointer);
  const place = valueAt(regions, stating);
  const { timeZone, code } = isObject(place) ? place : {};
  if (typeof timeZone === 'string') return [timeZone];
  if (!stating.startsWith('/regions')) return [];
  // The key names the state also where the code is mistyped.
  return timeZonesOf(stateOfKey(lastSegment(stating))?.code ?? String(code));
}

/** What an edition states of itself, and what follows from that (docs/product.md R2, R8). */
export function identityOf(key: string, { value }: Written['regions']): BareIdentity {
  const { generic } = value.site;
  const region: WrittenRegion = value.regions[key] ?? {
    ...generic,
    siteId: GENERIC,
    pathPrefix: '',
  };
  const [timeZone, other] = zonesAt(value, entryPointer(key));
  return {
    key,
    name: region.name,
    nameInText: region.nameInText ?? region.name,
    code: region.code,
    siteId: siteIdOf(region),
    pathPrefix: pathPrefixOf(region),
    searchSpellings: [...(region.searchSpellings ?? []), ...(region.aliases ?? [])],
    ...(timeZone !== undefined && other === undefined && { timeZone }),
    ...(region.wages && { wages: region.wages }),
  };
}

/** The part of a region that the list of states shows. */
export function listedOf(region: ListedRegion): ListedRegion {
  const { key, name, code, accent, searchSpellings, deployment } = region;
  return { key, name, code, accent, searchSpellings, deployment };
}

/** The record of the region in the state list (docs/product.md D2). */
export function deploymentOf(
  identity: BareIdentity,
  logoImg: Picture,
  site: WrittenSite,
  own: RegionDeployment = {},
): Deployment {
  const { key, name, siteId, pathPrefix } = identity;
  return {
    regionId: siteId,
    regionName: name,
    name: key === GENERIC ? site.name : `${site.name} ${name}`,
    id: key,
    url: `${site.origin}${pathPrefix}/`,
    defaultURL: `${pathPrefix}/`,
    logo: fileOf(logoImg),
    ...site.deployment,
    ...own,
  };
}
