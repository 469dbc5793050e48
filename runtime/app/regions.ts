import type { BuildContext, RegionConfig } from '../contract.ts';
import { regionCard } from './card.ts';
import { createChrome } from './chrome.tsx';
import type { Chrome } from './chrome.tsx';
import { clientSettings } from './client-settings.ts';
import { createDocument } from './document.ts';
import type { DocumentShell, PageDocument } from './document.ts';
import { renderRibbon } from './ribbon.ts';
import { createStates } from './states.ts';
import type { RegionScope, Services, States } from './view.ts';

/** What is made once for all pages of a region. */
export interface Region {
  readonly scope: RegionScope & Services;
  readonly chrome: Chrome;
  /** The banner above all of its pages in a preview. */
  readonly ribbon: string | undefined;
  readonly writeDocument: (page: PageDocument) => string;
}

/**
 * Gives the region of a key, made when it is first asked for; an unknown key is an internal error
 * and throws.
 */
export function createRegions(services: Services, context: BuildContext): (key: string) => Region {
  const { generic, regions } = services.data;
  const configs = new Map([generic, ...regions].map((config) => [config.key, config]));
  const made = new Map<string, Region>();
  const statesOf = createStates(services);
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const scope = scopeOf(services, context, statesOf(key), findConfig(configs, key));
    const region = {
      scope,
      chrome: createChrome(scope),
      ribbon: renderRibbon(context, scope.site.interface.preview, key),
      writeDocument: createDocument(shellOf(scope, context)),
    };
    made.set(key, region);
    return region;
  };
}

function findConfig(configs: ReadonlyMap<string, RegionConfig>, key: string): RegionConfig {
  const config = configs.get(key);
  if (config === undefined) throw new Error(`A page names the region "${key}", which has no data.`);
  return config;
}

function scopeOf(
  services: Services,
  context: BuildContext,
  states: States,
  region: RegionConfig,
): RegionScope & Services {
  return {
    ...services,
    site: services.data.site,
    region,
    isGeneric: region.key === services.data.generic.key,
    origin: context.origin ?? services.data.site.origin,
    link: (kind, params) => services.linkTo(kind, region.key, params),
    states,
  };
}

function shellOf(scope: RegionScope & Services, context: BuildContext): DocumentShell {
  const { site, region, isGeneric, origin } = scope;
  return {
    siteName: site.name,
    origin,
    card: regionCard(scope, context),
    icons: context.icons,
    themeColours: context.themeColours,
    isIndexed: context.environment === 'production',
    hasDataBlocks: context.isForReading !== true,
    settings: clientSettings(site, region.pathPrefix, site.interface.preview, context),
    client: context.client,
    marks: {
      'data-region': isGeneric ? 'generic' : region.code.toLowerCase(),
      'data-accent': region.accent,
    },
  };
}
