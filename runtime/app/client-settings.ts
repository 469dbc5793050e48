import type { BuildContext, InterfaceWords, SiteConfig } from '../contract.ts';
import type { ClientSettings } from '../services/settings.ts';

/** The part of an edition's content that the browser must know. */
type CallContent = Pick<
  SiteConfig,
  'apiOrigin' | 'apiAllowsIdempotencyKey' | 'submissionIdField' | 'analytics' | 'errorReports'
>;

/**
 * The settings of an edition's pages; what is left out is as `readSettings` has it. A preview calls
 * its own origin alone, whatever API and services the YAML names.
 */
export function clientSettings(
  content: CallContent,
  pathPrefix: string,
  words: InterfaceWords['preview'],
  { environment, liveForms }: BuildContext,
): Partial<ClientSettings> {
  const { apiOrigin, apiAllowsIdempotencyKey, submissionIdField, analytics, errorReports } =
    content;
  const isPreview = environment === 'preview';
  const isCalled = (endpoint: string): boolean => !isPreview || endpoint.startsWith('/');
  const { adapter, endpoint = '' } = analytics;
  return {
    ...(apiOrigin === undefined || isPreview ? {} : { api: apiOrigin }),
    ...(apiAllowsIdempotencyKey === true ? { apiAllowsIdempotencyKey } : {}),
    ...(submissionIdField === undefined ? {} : { submissionIdField }),
    ...(adapter !== 'none' && isCalled(endpoint) ? { analytics: { adapter, endpoint } } : {}),
    ...(errorReports.endpoint !== undefined && isCalled(errorReports.endpoint)
      ? { errorReports }
      : {}),
    environment,
    ...(isPreview && liveForms ? { liveForms } : {}),
    ...(isPreview ? { formRefused: words.formRefused } : {}),
    pathPrefix,
  };
}
