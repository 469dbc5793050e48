import type { RegionDeployment, WrittenRegion } from '../schema/written.ts';
import { mergeContent, resolveContent } from './content.ts';
import type { BareIdentity } from './identity.ts';
import { deploymentOf, genericIdentity, identityOf } from './identity.ts';
import type { Inheritance, Layer } from './layers.ts';
import { genericLayers, layersOf } from './layers.ts';
import { contentOwner } from './links.ts';
import { claimsOf, normaliseAlias } from './names.ts';
import { provenancesOf } from './provenance.ts';
import type { ResolvedRegion, ResolvedSite } from './resolved.ts';
import type { TokenValues } from './tokens/expand.ts';
import { expandTexts, regionTokens, siteTokens } from './tokens/expand.ts';

/** What all editions are made from. */
interface Ground extends Inheritance {
  readonly facts: TokenValues;
}

/** The edition without a state, and every region's. */
export function resolveEditions(
  inheritance: Inheritance,
): Pick<ResolvedSite, 'generic' | 'regions'> {
  const { written } = inheritance;
  const { site, regions } = written.regions.value;
  const facts = siteTokens(site);
  const ground: Ground = { ...inheritance, facts };
  const sorted = Object.entries(regions).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    generic: resolveGeneric(ground),
    regions: sorted.map(([key, region]) => resolveRegion(key, region, ground)),
  };
}

/** The editions that are known, with those made anew whose content may be another one; their number and links are the same. */
export function resolveEditionsAgain(
  inheritance: Inheritance,
  known: Pick<ResolvedSite, 'generic' | 'regions'>,
  isAffected: (layers: readonly Layer[]) => boolean,
): Pick<ResolvedSite, 'generic' | 'regions'> {
  const { site, regions } = inheritance.written.regions.value;
  const ground: Ground = { ...inheritance, facts: siteTokens(site) };
  return {
    generic: isAffected(genericLayers(ground.written)) ? resolveGeneric(ground) : known.generic,
    regions: known.regions.map((region) => {
      const written = regions[region.key];
      const isSame = written === undefined || !isAffected(layersOf(region.key, ground));
      return isSame ? region : resolveRegion(region.key, written, ground);
    }),
  };
}

function resolveGeneric(ground: Ground): ResolvedRegion {
  const identity = genericIdentity(ground.written.regions.value.site.generic);
  const layers = genericLayers(ground.written);
  return {
    aliases: [identity.key],
    ...createEdition(ground, identity, { layers, owner: identity }),
  };
}

function resolveRegion(key: string, region: WrittenRegion, ground: Ground): ResolvedRegion {
  const identity = identityOf(key, region);
  const owner = contentOwner(key, ground.links);
  const owning = ground.written.regions.value.regions[owner];
  const link = ground.links.get(key);
  return {
    aliases: [...new Set(claimsOf(key, region).map(({ text }) => normaliseAlias(text)))],
    ...(link !== undefined && { link }),
    ...createEdition(ground, identity, {
      layers: layersOf(key, ground),
      owner: owning === undefined ? identity : identityOf(owner, owning),
      deployment: region.deployment,
    }),
  };
}

interface Sources {
  readonly layers: readonly Layer[];
  /** Whose content it is, and whose app. */
  readonly owner: BareIdentity;
  readonly deployment?: RegionDeployment | undefined;
}

function createEdition(
  { written, facts }: Ground,
  identity: BareIdentity,
  { layers, owner, deployment: own }: Sources,
): Omit<ResolvedRegion, 'aliases' | 'link'> {
  const { site } = written.regions.value;
  const tokens = regionTokens(identity, facts);
  const typed = mergeContent(layers);
  const content = resolveContent(typed, { region: tokens, app: regionTokens(owner, facts) });
  const record = deploymentOf(identity, content.logoImg, site, own);
  const deployment = expandTexts(record, tokens);
  return {
    key: identity.key,
    config: { ...identity, deployment, ...content },
    typed,
    provenanceOf: (pointer) => provenancesOf(written, { key: identity.key, layers }, pointer)[0],
  };
}
