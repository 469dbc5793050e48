import type { Deployment, ListedRegion, RegionIdentity } from '../../runtime/contract.ts';
import type { Picture, RegionDeployment, WrittenRegion, WrittenSite } from '../schema/written.ts';
import { childPointer, isObject, segmentsOf, valueAt } from '../schema/pointer.ts';
import { timeZonesOf } from '../schema/states.ts';
import { fileOf } from './asset-uses.ts';

/** A region's identity before its deployment record, which needs the region's logo as well. */
export type BareIdentity = Omit<RegionIdentity, 'deployment'>;

/** Key of the edition without a state. */
export const GENERIC = 'generic';

export function siteIdOf({ siteId, code }: Pick<WrittenRegion, 'siteId' | 'code'>): string {
  return siteId ?? code.toLowerCase();
}

export function pathPrefixOf({
  pathPrefix,
  code,
}: Pick<WrittenRegion, 'pathPrefix' | 'code'>): string {
  return pathPrefix ?? `/${code.toLowerCase()}`;
}

/** The time zone that hours are meant in: the one that is stated, else that of the state, or those of which one has to be. */
function zonesOf({ timeZone, code }: Pick<WrittenRegion, 'timeZone' | 'code'>): readonly string[] {
  return timeZone === undefined ? timeZonesOf(code) : [timeZone];
}

/** What states the time zone of hours below a JSON Pointer: its region, or the generic edition. */
export function zonePlaceOf(pointer = ''): string {
  const [group, key = ''] = segmentsOf(pointer);
  return group === 'regions' ? childPointer('/regions', key) : '/site/generic';
}

/**
 * The time zones of hours below a JSON Pointer, as `zonesOf` has them.
 *
 * @param regions What regions.yaml holds, whether it is sound or not.
 */
export function zonesAt(regions: unknown, pointer: string): readonly string[] {
  const stating = zonePlaceOf(pointer);
  const place = valueAt(regions, stating);
  const { timeZone, code } = isObject(place) ? place : {};
  const own = stating.startsWith('/regions') ? String(code) : '';
  return zonesOf({ code: own, ...(typeof timeZone === 'string' && { timeZone }) });
}

/** What a region states of itself, and what follows from its code (docs/product.md R2, R8). */
export function identityOf(key: string, region: WrittenRegion): BareIdentity {
  const [timeZone, other] = zonesOf(region);
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

/** The identity of the edition without a state, which stands at the root of the site. */
export function genericIdentity({
  name,
  code,
  siteId,
  timeZone,
}: WrittenSite['generic']): BareIdentity {
  return {
    key: GENERIC,
    name,
    nameInText: name,
    code,
    siteId,
    pathPrefix: '',
    searchSpellings: [],
    ...(timeZone !== undefined && { timeZone }),
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
