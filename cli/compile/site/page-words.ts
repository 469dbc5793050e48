import { hash } from 'node:crypto';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { dayOfWords } from '../manifest/release-record.ts';
import type { ReleaseRecord } from '../manifest/release-record.ts';
import type { SiteRequest } from './page-context.ts';

/** A comment, a whole script or style sheet, or a tag, whose values may hold angle brackets. */
const markup = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?[\w-]+)([^>"]*(?:"[^"]*"[^>"]*)*)>/g;

/** What is read of tags: names and descriptions. */
const spoken = /\s(?:alt|aria-label|placeholder|title|content)="([^"]*)"/g;

/** Tags without words: links to files, and settings of the browser. */
const silentTags = /^(?:link|meta)$/;

/** Identifies what people read or hear of a page, by eight hexadecimal digits of a SHA-256. */
export function hashWords(page: string): string {
  const words = page.replace(markup, (_, skipped: string | undefined, tag = '', attributes = '') =>
    skipped === undefined ? ` ${spokenIn(String(tag), String(attributes))} ` : ' ',
  );
  return hash('sha256', words.replace(/\s+/g, ' '), 'hex').slice(0, 8);
}

function spokenIn(tag: string, attributes: string): string {
  if (silentTags.test(tag) && !/\sname="description"/.test(attributes)) return '';
  return [...attributes.matchAll(spoken)].map(([, text = '']) => text).join(' ');
}

/** The day, as `YYYY-MM-DD`, on which the words of the page at a URL changed last. */
export type ChangedOn = (url: string) => string;

/** When the pages of a web root changed. Undefined before the first release, and for previews. */
export function createPageDays(
  webRoot: WebRoot,
  { released, manifest }: { released: ReleaseRecord | undefined; manifest: SiteManifest },
  { environment }: Pick<SiteRequest, 'environment'>,
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
