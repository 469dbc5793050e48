import type { AskedRow } from '../cli/check/live/asked-rows.ts';
import { askFor, samplePaths } from '../cli/check/live/asked-rows.ts';
import type { UrlTable } from '../cli/manifest/table.ts';

/** Paths for each row of the table, with and without the last slash, and what the table answers to them. */
export function askThoroughly(table: UrlTable): readonly AskedRow[] {
  const pages = table.pages.flatMap(({ edition: webRoot, url }) => [
    askFor(table, webRoot, url),
    ...(url.endsWith('/') && url !== '/'
      ? [askFor(table, webRoot, url.slice(0, -1), '?from=mail')]
      : []),
  ]);
  const files = table.files.map(({ edition: webRoot, url }) => askFor(table, webRoot, url));
  const rules = table.rules.flatMap((rule) =>
    samplePaths(rule).map((path) => askFor(table, rule.edition, path, '?a=1&b=%20c')),
  );
  return [...pages, ...files, ...rules];
}
