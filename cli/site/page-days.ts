import type { WebRoot } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { dayOfWords } from '../manifest/record-release.ts';
import type { ReleaseRecord } from '../manifest/release-record.ts';
import type { SiteRequest } from './page-context.ts';
import { hashWords } from './page-words.ts';

/** The day, as `YYYY-MM-DD`, on which the words of the page at a URL changed last. */
export type ChangedOn = (url: string) => string;

/**
 * When the pages of a web root changed, of those that were released before; others change with this build. Undefined
 * where nothing has been released, and for previews, whose pages say more than the public ones.
 */
export function createPageDays(
  webRoot: WebRoot,
  { released, manifest }: { released: ReleaseRecord | undefined; manifest: SiteManifest },
  { environment }: SiteRequest,
) {
  if (released === undefined || environment === 'preview') return undefined;
  const today = manifest.at.slice(0, 10);
  const { pages } = released[webRoot];
  const days = new Map<string, string>();
  return {
    /** Takes the page at a URL in, once it is rendered. */
    read: (url: string, html: string) =>
      days.set(url, dayOfWords(pages.get(url), hashWords(html), today)),
    changedOn: (url: string) => days.get(url) ?? today,
  };
}
