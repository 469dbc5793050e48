import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { ResolvedSite } from '../../resolve/resolved.ts';
import type { ReleaseRecord } from '../release-record.ts';
import type { UrlPlan } from '../table.ts';
import type { TypedLink } from '../typed-links.ts';

/** What rules of addresses look at: a sound site and its table of URLs. */
export interface AddressSubject {
  readonly resolved: ResolvedSite;
  readonly urls: UrlPlan;
  /** Every link of the content that may lead to this site, for each edition that shows it. */
  readonly links: readonly TypedLink[];
  /** What has been published of it; undefined before the first release. */
  readonly released: ReleaseRecord | undefined;
}

/** Looks for one kind of problem with addresses. */
export type AddressRule = (subject: AddressSubject) => Iterable<Diagnostic>;
