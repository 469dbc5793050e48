import type { BuildContext, InterfaceWords, SiteConfig } from '../contract.ts';
import type { ClientSettings } from '../services/settings.ts';

/** The part of an edition's content that the browser must know. */
type CallContent = Pick<
  SiteConfig,
  'apiOrigin' | 'apiAllowsIdempotencyKey' | 'submissionIdField' | 'analytics' | 'errorReports'
>;

/** The settings of an edition's pages. A preview calls its own origin, whatever API the YAML names. */
export function clientSettings(
  content: CallContent,
  pathPrefix: string,
  words: InterfaceWords['preview'],
  { environment, liveForms }: BuildContext,
): ClientSettings {
  const { apiOrigin, apiAllowsIdempotencyKey, submissionIdField, analytics, errorReports } =
    content;
  const isPreview = environment === 'preview';
  return {
    api: isPreview ? '' : (apiOrigin ?? ''),
    ...(apiAllowsIdempotencyKey === true ? { apiAllowsIdempotencyKey } : {}),
    ...(submissionIdField === undefined ? {} : { submissionIdField }),
    analytics,
    errorReports,
    environment,
    ...(isPreview && liveForms ? { liveForms } : {}),
    ...(isPreview ? { formRefused: words.formRefused } : {}),
    pathPrefix,
  };
}
