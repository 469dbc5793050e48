import type { BuildContext, WebRoot } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { buildFacts } from './build-facts.ts';
import type { ClientBundle } from './client-bundle.ts';
import { iconLinks } from './site-icons.ts';

/** What a build writes, and for whom. */
export interface SiteRequest {
  /** Keys of the regions to write; `generic` and `library` are keys as well. */
  readonly selection: ReadonlySet<string>;
  readonly environment: BuildContext['environment'];
  readonly liveForms: BuildContext['liveForms'];
  /** Replaces the origin of the YAML. */
  readonly origin?: string;
}

/** Scheme and host that an edition is published under. */
export function originOf(
  webRoot: WebRoot,
  manifest: SiteManifest,
  request: Pick<SiteRequest, 'origin'>,
): string {
  if (webRoot === 'library') return manifest.library.origin;
  return request.origin ?? manifest.site.origin;
}

/** What the pages of an edition are provided with, and what that is made from. */
export interface ContextParts {
  readonly manifest: SiteManifest;
  readonly client: ClientBundle;
  readonly built: BuildContext['assets'];
  readonly statesUrl: string;
  /** Asset paths of the pictures for where pages are shared, by region key. */
  readonly cards: BuildContext['cards'];
  /** The colour of the browser around a page. */
  readonly themeColours: BuildContext['themeColours'];
}

/** What a build provides to the pages of an edition. */
export function createContext(
  webRoot: WebRoot,
  parts: ContextParts,
  request: SiteRequest,
): BuildContext {
  const { environment, liveForms } = request;
  const { client, built } = parts;
  return {
    environment,
    liveForms,
    origin: originOf(webRoot, parts.manifest, request),
    assets: built,
    cards: parts.cards,
    icons: iconLinks((path) => built[path]?.url),
    facts: buildFacts(parts.manifest, webRoot, environment),
    themeColours: parts.themeColours,
    statesUrl: parts.statesUrl,
    script: client.script,
    styles: environment === 'preview' ? [...client.styles, ...client.previewStyles] : client.styles,
    toolStyles: client.toolStyles,
    paperStyles: client.paperStyles,
    fonts: client.fonts,
  };
}
