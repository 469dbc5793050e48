import type { BuildContext, WebRoot } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { SiteParts, SiteRequest } from './assemble.ts';
import { iconLinks } from './site-icons.ts';

/** Scheme and host that an edition is published under. */
export function originOf(webRoot: WebRoot, manifest: SiteManifest, request: SiteRequest): string {
  if (webRoot === 'library') return manifest.library.origin;
  return request.origin ?? manifest.site.origin;
}

/** What the pages of an edition are provided with, and what that is made from. */
export interface ContextParts extends Pick<
  SiteParts,
  'manifest' | 'client' | 'cards' | 'themeColours'
> {
  readonly built: BuildContext['assets'];
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
    themeColours: parts.themeColours,
    script: client.script,
    styles: environment === 'preview' ? [...client.styles, ...client.previewStyles] : client.styles,
    toolStyles: client.toolStyles,
    paperStyles: client.paperStyles,
    fonts: client.fonts,
  };
}
