import type { RegionContent } from '../../runtime/contract.ts';
import { contentFields, isAppField } from '../schema/content-fields.ts';
import type { RegionDefaults } from '../schema/written.ts';
import type { Dating } from './dated-webinars.ts';
import { dateWebinars } from './dated-webinars.ts';
import { deploymentOf, GENERIC, identityOf, zonesAt } from './identity.ts';
import type { Inheritance, Layer } from './layers.ts';
import { layersStating, mergeField } from './layers.ts';
import { contentOwner } from './links.ts';
import { ownBrochure } from './made-brochures.ts';
import { claimsOf, normaliseAlias } from './names.ts';
import { once } from './once.ts';
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
  made: Omit<EditionInputs, 'facts'>,
): Pick<ResolvedSite, 'generic' | 'regions'> {
  const { site, regions } = made.written.regions.value;
  const inputs: EditionInputs = { ...made, facts: siteTokens(site) };
  return {
    generic: createEdition(GENERIC, inputs),
    regions: Object.keys(regions)
      .toSorted()
      .map((key) => createEdition(key, inputs)),
  };
}

/** The values are made when they are asked for: whoever looks at one region needs no other. */
function createEdition(key: string, inputs: EditionInputs): ResolvedRegion {
  const region = inputs.written.regions.value.regions[key];
  const names = region === undefined ? [key] : claimsOf(key, region).map(({ text }) => text);
  const link = inputs.links.get(key);
  const values = once(() => resolveEdition(key, inputs));
  return {
    key,
    aliases: [...new Set(names.map(normaliseAlias))],
    ...(link !== undefined && { link }),
    get config() {
      return values().config;
    },
    get typed() {
      return values().typed;
    },
    provenanceOf: (pointer) => provenancesOf(inputs, key, pointer)[0],
  };
}

function resolveEdition(
  key: string,
  { written: { regions }, links, layersOf, facts, madeAssets, at }: EditionInputs,
): Pick<ResolvedRegion, 'config' | 'typed'> {
  const { site } = regions.value;
  const layers = layersOf(key);
  const identity = identityOf(key, regions);
  const tokens = regionTokens(identity, facts);
  const typed = mergeContent(layers);
  const app = regionTokens(identityOf(contentOwner(key, links), regions), facts);
  const content = resolveContent(
    typed,
    { region: tokens, app },
    {
      words: site.interface,
      now: Date.parse(at),
      zoneOf: (pointer) => {
        const [layer] = layersStating(layers, pointer);
        return layer && zonesAt(regions.value, layer.pointer)[0];
      },
    },
  );
  const own = regions.value.regions[key]?.deployment;
  const record = deploymentOf(identity, content.logoImg, site, own);
  const deployment = expandTexts(record, tokens);
  const drawn = ownBrochure(content, key, madeAssets);
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
