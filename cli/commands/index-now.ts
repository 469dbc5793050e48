import type { Changes } from '../manifest/record-release.ts';
import type { FileRow } from '../manifest/table.ts';
import type { BuildRecord } from '../site/build-record.ts';

type WebRoot = FileRow['edition'];

/** The most URLs of a request (https://www.indexnow.org/documentation). */
const mostUrls = 10_000;

/** The key of an edition, by the file that states it. */
export function indexNowKeyOf(table: BuildRecord['table'], edition: WebRoot): string | undefined {
  const keys = table.files.flatMap((file) => {
    const [, key] = /^\/([a-f\d]{32})\.txt$/.exec(file.url) ?? [];
    return file.edition === edition && key !== undefined ? [key] : [];
  });
  return keys[0];
}

/** What to post to a search engine, a request in each line: every page that is new, has other words, or is no more. */
export function printRequests({ table, origins }: BuildRecord, changes: Changes): string {
  const bodies = (['main', 'library'] as const).flatMap((edition) => {
    const key = indexNowKeyOf(table, edition);
    const { added, changed, ended } = changes[edition];
    const urls = [...added, ...changed, ...ended].map((url) => origins[edition] + url);
    if (key === undefined) return [];
    return chunk(urls).map((urlList) => ({ host: new URL(origins[edition]).host, key, urlList }));
  });
  return bodies.map((body) => `${JSON.stringify(body)}\n`).join('');
}

function chunk(urls: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(urls.length / mostUrls);
  return Array.from({ length: count }, (_, index) =>
    urls.slice(index * mostUrls, (index + 1) * mostUrls),
  );
}
