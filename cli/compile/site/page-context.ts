import type { BuildContext, SiteData, WebRoot } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { valueFor } from '../resolve/web-roots.ts';
import { buildFacts } from './build-facts.ts';
import type { Program } from './program.ts';
import { iconLinks } from './site-icons.ts';
import { statesFile } from './states-file.ts';

/** What a build writes, and for whom. */
export interface SiteRequest {
  /** Keys of the regions to write; `generic` and `library` are keys as well. */
  readonly selection: ReadonlySet<string>;
  readonly environment: BuildContext['environment'];
  readonly liveForms: BuildContext['liveForms'];
  /** Replaces the origin of the YAML. */
  readonly origin?: string;
}

/** What visitors get of all editions, without what a preview adds. */
export const publicRequest: SiteRequest = {
  selection: new Set(),
  environment: 'production',
  liveForms: false,
};

/** Scheme and host that an edition is published under. */
export function originOf(
  webRoot: WebRoot,
  manifest: SiteManifest,
  request: Pick<SiteRequest, 'origin'>,
): string {
  const main = request.origin ?? manifest.site.origin;
  return valueFor({ main, library: manifest.library?.origin }, webRoot);
}

/** What the pages of all editions are made from and by. */
export interface SiteSources extends Program {
  readonly manifest: SiteManifest;
  readonly data: SiteData;
}

/**
 * What a build provides to the pages of an edition.
 *
 * @param provided What they are given of assets, and the paths of the pictures for where they are
 * shared, by region key.
 */
export function createContext(
  webRoot: WebRoot,
  site: SiteSources,
  provided: Pick<BuildContext, 'assets' | 'cards'>,
  request: SiteRequest,
): BuildContext {
  const { environment, liveForms } = request;
  const { manifest, tokens } = site;
  const client = site.client();
  return {
    ...provided,
    environment,
    liveForms,
    origin: originOf(webRoot, manifest, request),
    icons: iconLinks((path) => provided.assets[path]?.url),
    facts: buildFacts(manifest, webRoot, environment),
    ...(environment === 'preview' && { samplesOf: manifest.samplesOf }),
    themeColours: { light: tokens.light.paper, dark: tokens.dark.paper },
    statesUrl: `/${statesFile(site.data).path}`,
    client: {
      ...client,
      styles: [...client.styles, ...(environment === 'preview' ? client.previewStyles : [])],
    },
  };
}
