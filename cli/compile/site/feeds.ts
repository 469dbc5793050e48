import type { BlockPage } from '../../../runtime/contract.ts';
import type { BlockEdition } from '../../../runtime/services/block-pages.ts';
import { listBlockEditions, listFeeds, listNews } from '../../../runtime/services/block-pages.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { escapeXml } from '../emit/escape-xml.ts';
import type { OutputEntry } from './output-file.ts';

/** The feeds of the editions among some keys, below the root of their site. */
export function createFeeds(
  selection: ReadonlySet<string>,
  manifest: Pick<SiteManifest, 'generic' | 'regions' | 'library'>,
  facts: Pick<FeedFacts, 'origin' | 'author'>,
): readonly OutputEntry[] {
  const editions = listBlockEditions(manifest).filter(({ key }) => selection.has(key));
  return editions.flatMap((edition) =>
    listFeeds(edition).map(({ page, url }) => ({
      path: url.slice(1),
      contents: feed(page, edition, { url, ...facts }),
    })),
  );
}

interface FeedFacts {
  readonly url: string;
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly author: string;
}

/** RFC 4287. What is newest says when the feed changed; one without news, that it never did. */
function feed(page: BlockPage, edition: BlockEdition, { url, origin, author }: FeedFacts): string {
  const news = listNews(page, edition).toSorted((a, b) => b.date.localeCompare(a.date));
  const addressOf = ({ address }: BlockPage) => origin + edition.pathPrefix + address;
  const entries = news.map(
    ({ page: entry, date }) => `  <entry>
    ${heading(entry, addressOf(entry), date)}
    <summary>${escapeXml(entry.description)}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  ${heading(page, addressOf(page), news[0]?.date ?? '1970-01-01')}
  <link rel="self" href="${origin}${url}"/>
  <author><name>${escapeXml(author)}</name></author>
${entries.join('')}</feed>
`;
}

/** What a feed and its entries begin with. */
function heading({ title }: BlockPage, address: string, day: string): string {
  return [
    `<title>${escapeXml(title)}</title>`,
    `<link href="${address}"/>`,
    `<id>${address}</id>`,
    `<updated>${day}T00:00:00Z</updated>`,
  ].join('\n    ');
}
