import type { BuildContext, SiteConfig } from '../contract.ts';
import type { ClientSettings } from '../services/settings.ts';

/** The part of an edition's content that the browser must know. */
type CallContent = Pick<SiteConfig, 'apiOrigin' | 'analytics' | 'errorReports'>;

/** The settings of an edition's pages. A preview calls its own origin, whatever API the YAML names. */
export function clientSettings(
  { apiOrigin, analytics, errorReports }: CallContent,
  pathPrefix: string,
  { environment, liveForms }: BuildContext,
): ClientSettings {
  const isPreview = environment === 'preview';
  return {
    api: isPreview ? '' : (apiOrigin ?? ''),
    analytics,
    errorReports,
    environment,
    ...(isPreview && liveForms ? { liveForms } : {}),
    pathPrefix,
  };
}
