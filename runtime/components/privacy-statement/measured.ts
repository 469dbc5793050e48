import type { SiteConfig } from '../../contract.ts';
import type { PrivacyWords } from './Passage.tsx';

/** What is said of what pages send of themselves (docs/product.md C5, C6). */
export interface Measured {
  readonly pageViews: string;
  readonly errors: string;
}

/** Says whether page views are counted and errors are reported. */
export function describeMeasuring(
  { analytics, errorReports }: Pick<SiteConfig, 'analytics' | 'errorReports'>,
  { pageViews, errors }: PrivacyWords['website'],
): Measured {
  return {
    pageViews: analytics.adapter === 'none' ? pageViews.none : pageViews.counted,
    errors: errorReports.endpoint === undefined ? errors.none : errors.reported,
  };
}
