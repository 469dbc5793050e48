import type { RegionContent } from '../../runtime/contract.ts';
import { contentFields, isAppField } from '../schema/content-fields.ts';
import type { RegionDefaults, RegionDeployment, WrittenRegion } from '../schema/written.ts';
import type { Dating } from './dated-webinars.ts';
import { dateWebinars } from './dated-webinars.ts';
import type { BareIdentity } from './identity.ts';
import { deploymentOf, genericIdentity, identityOf, zonesAt } from './identity.ts';
import type { Inheritance, Layer } from './layers.ts';
import { genericLayers, layersOf, layersStating, mergeField } from './layers.ts';
import type { RegionLink } from './links.ts';
import { contentOwner } from './links.ts';
import { ownBrochure } from './made-brochures.ts';
import { claimsOf, normaliseAlias } from './names.ts';
import { provenancesOf } from './provenance.ts';
import type { ResolvedRegion, ResolvedSite, TypedContent } from './resolved.ts';
import type { TokenValues } from './tokens/expand.ts';
import { contentFacts, expandTexts, regionTokens, siteTokens } from './tokens/expand.ts';

/** What all editions are made from. */
interface EditionInputs extends Inheritance, Pick<ResolvedSite, 'madeAssets' | 'at'> {
  readonly facts: TokenValues;
}

/** The edition without a state, and every region's. */
export function resolveEditions(
  inheritance: Inheritance,
  made: Pick<ResolvedSite, 'madeAssets' | 'at'>,
): Pick<ResolvedSite, 'generic' | 'regions'> {
  const { written } = inheritance;
  const { site, regions } = written.regions.value;
  const facts = siteTokens(site);
  const inputs: EditionInputs = { ...inheritance, facts, ...made };
  const sorted = Object.entries(regions).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    generic: resolveGeneric(inputs),
    regions: sorted.map(([key, region]) => resolveRegion(key, region, inputs)),
  };
}

function resolveGeneric(inputs: EditionInputs): ResolvedRegion {
  const identity = genericIdentity(inputs.written.regions.value.site.generic);
  const layers = genericLayers(inputs.written);
  return createEdition(inputs, identity, { aliases: [identity.key], layers, owner: identity });
}

function resolveRegion(key: string, region: WrittenRegion, inputs: EditionInputs): ResolvedRegion {
  const identity = identityOf(key, region);
  const owner = contentOwner(key, inputs.links);
  const owning = inputs.written.regions.value.regions[owner];
  const link = inputs.links.get(key);
  return createEdition(inputs, identity, {
    aliases: [...new Set(claimsOf(key, region).map(({ text }) => normaliseAlias(text)))],
    link,
    layers: layersOf(key, inputs),
    owner: owning === undefined ? identity : identityOf(owner, owning),
    deployment: region.deployment,
  });
}

interface Sources extends Pick<ResolvedRegion, 'aliases'> {
  readonly link?: RegionLink | undefined;
  readonly layers: readonly Layer[];
  /** Whose content it is, and whose app. */
  readonly owner: BareIdentity;
  readonly deployment?: RegionDeployment | undefined;
}

/** The values are made when they are asked for: whoever looks at one region needs no other. */
function createEdition(
  inputs: EditionInputs,
  identity: BareIdentity,
  { aliases, link, ...sources }: Sources,
): ResolvedRegion {
  const { key } = identity;
  let made: EditionValues | undefined;
  const make = (): EditionValues => (made ??= resolveEdition(inputs, identity, sources));
  return {
    key,
    aliases,
    ...(link !== undefined && { link }),
    get config() {
      return make().config;
    },
    get typed() {
      return make().typed;
    },
    provenanceOf: (pointer) =>
      provenancesOf(inputs.written, { key, layers: sources.layers }, pointer)[0],
  };
}

type EditionValues = Pick<ResolvedRegion, 'config' | 'typed'>;

function resolveEdition(
  { written, facts, madeAssets, at }: EditionInputs,
  identity: BareIdentity,
  { layers, owner, deployment: own }: Omit<Sources, 'aliases' | 'link'>,
): EditionValues {
  const { site } = written.regions.value;
  const tokens = regionTokens(identity, facts);
  const typed = mergeContent(layers);
  const app = regionTokens(owner, facts);
  const content = resolveContent(
    typed,
    { region: tokens, app },
    {
      words: site.interface,
      now: Date.parse(at),
      zoneOf: (pointer) => {
        const [layer] = layersStating(layers, pointer);
        return layer && zonesAt(written.regions.value, layer.pointer)[0];
      },
    },
  );
  const record = deploymentOf(identity, content.logoImg, site, own);
  const deployment = expandTexts(record, tokens);
  const drawn = ownBrochure(content, identity.key, madeAssets);
  return { config: { ...identity, deployment, ...content, ...drawn }, typed };
}

/** What the tokens of a region's content stand for. */
interface ContentTokens {
  /** Those of the region that shows the content. */
  readonly region: TokenValues;
  /** Those of the region whose app it has. */
  readonly app: TokenValues;
}

function mergeContent(layers: readonly Layer[]): TypedContent {
  const stated = contentFields.flatMap((field) => {
    const value = mergeField(layers, field);
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(stated);
}

/** A region's content with values in the place of tokens (docs/product.md R9), and the dates that follow from data. */
function resolveContent(typed: TypedContent, tokens: ContentTokens, dating: Dating): RegionContent {
  const facts = contentFacts(typed, tokens.region);
  const region = new Map([...tokens.region, ...facts]);
  const merged = Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      expandTexts(value, isAppField(field) ? tokens.app : region),
    ]),
  );
  // Each layer satisfies the schema and the lowest is complete, so the fields merged one by one do as well.
  const content = merged as unknown as RegionDefaults;
  return { ...content, ...dateWebinars(content, dating) };
}
