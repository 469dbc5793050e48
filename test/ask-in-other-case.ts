import type { AskedRow } from '../cli/deliver/check/live/asked-rows.ts';
import { createAsk } from '../cli/deliver/check/live/asked-rows.ts';
import type { UrlTable } from '../cli/compile/manifest/table.ts';

/**
 * The addresses of all pages in capital letters, also behind a campaign id, and what the table
 * answers to them.
 */
export function askInOtherCase(table: UrlTable): readonly AskedRow[] {
  const askFor = createAsk(table);
  const rules = table.rules.filter(({ source }) => source.reason === 'campaign');
  const campaigns = rules.flatMap((rule) =>
    ['', 'confirmation', 'Yes/', 'Latest/0'].map(
      (rest) =>
        [
          rule.edition,
          rule.pattern
            .replace(/quote|webinar/, (route) => route.toUpperCase())
            .replace(':campaign', 'Spring_26')
            .replace('*', rest),
        ] as const,
    ),
  );
  const others = table.rules
    .filter(({ source }) => ['shortcut', 'moved', 'library-confirmation'].includes(source.reason))
    .map(({ edition, pattern }) => [edition, pattern.replace('*', 'x').toUpperCase()] as const);
  const addresses = table.pages.filter(({ url }) => url.endsWith('/'));
  const pages = addresses.flatMap(({ edition, url }) => [
    [edition, url.toUpperCase()] as const,
    [edition, capitalised(url).slice(0, -1)] as const,
  ]);
  return [...pages, ...campaigns, ...others].map(([edition, path]) =>
    askFor(edition, path || '/', '?A=b'),
  );
}

/** Below a prefix, which stays: `/nv/Plan/`. */
function capitalised(url: string): string {
  return url.replace(/[^/]{3,}/g, (part) => part.charAt(0).toUpperCase() + part.slice(1));
}
