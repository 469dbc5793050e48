import type { BuildContext, WebRoot } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import type { SiteParts, SiteRequest } from './assemble.ts';
import { iconLinks } from './site-icons.ts';

/** Scheme and host that an edition is published under. */
export function originOf(webRoot: WebRoot, manifest: SiteManifest, request: SiteRequest): string {
  if (webRoot === 'library') return manifest.library.origin;
  return request.origin ?? manifest.site.origin;
}

/** What a build provides to the pages of an edition. */
export function createContext(
  webRoot: WebRoot,
  parts: SiteParts,
  request: SiteRequest,
): BuildContext {
  const built = [...parts.assets].map(([path, asset]) => [path, asset.built] as const);
  const { environment, liveForms } = request;
  const { client } = parts;
  return {
    environment,
    liveForms,
    origin: originOf(webRoot, parts.manifest, request),
    assets: Object.fromEntries(built),
    cards: parts.cards,
    icons: iconLinks(parts.assets),
    themeColours: parts.themeColours,
    script: client.script,
    styles: environment === 'preview' ? [...client.styles, ...client.previewStyles] : client.styles,
    toolStyles: client.toolStyles,
    fonts: client.fonts,
  };
}
