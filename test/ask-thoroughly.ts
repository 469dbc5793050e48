import type { AskedRow } from '../cli/deliver/check/live/asked-rows.ts';
import { createAsk } from '../cli/deliver/check/live/asked-rows.ts';
import type { RuleRow, UrlTable } from '../cli/compile/manifest/table.ts';

/**
 * Paths for each row of the table, with and without the last slash, and what the table answers to
 * them.
 */
export function askThoroughly(table: UrlTable): readonly AskedRow[] {
  const askFor = createAsk(table);
  const pages = table.pages.flatMap(({ edition: webRoot, url }) => [
    askFor(webRoot, url),
    ...(url.endsWith('/') && url !== '/' ? [askFor(webRoot, url.slice(0, -1), '?from=mail')] : []),
  ]);
  const files = table.files.map(({ edition: webRoot, url }) => askFor(webRoot, url));
  const rules = table.rules.flatMap((rule) =>
    samplePaths(rule).map((path) => askFor(rule.edition, path, '?a=1&b=%20c')),
  );
  return [...pages, ...files, ...rules];
}

/** Paths that a rule is for; some of them another rule may answer first. */
function samplePaths(rule: RuleRow): readonly string[] {
  const names = rule.pattern.startsWith('/~') ? aliasVariants(rule) : [''];
  return names.flatMap((name) => {
    const path = rule.pattern
      .replace(/~[^/]+/, name)
      .replace(':campaign', 'spring_26')
      .replace(':any', '99');
    return path.endsWith('/*') ? restsOf(rule).map((rest) => path.slice(0, -2) + rest) : [path];
  });
}

/** A name of a state as people write it: joined, apart, in capital letters. */
function aliasVariants(rule: RuleRow): readonly string[] {
  const name = rule.pattern.split(/[~/]/)[2] ?? '';
  const words = rule.region.replaceAll('_', '') === name ? rule.region.split('_') : [name];
  const capital = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const all = [words, capital].flatMap((cased) =>
    ['', '_', '-', '%20'].map((by) => cased.join(by)),
  );
  return [...new Set([...all, name.toUpperCase()])].filter(
    (text) => !rule.to.startsWith(`/${text}/`),
  );
}

function restsOf({ pattern }: RuleRow): readonly string[] {
  if (pattern.startsWith('/~')) return ['', '/', '/plan', '/pricing/individual/', '/no/such-page'];
  if (pattern.endsWith('/quote/*')) return ['/', '/confirmation', '/unknown/'];
  if (pattern.endsWith('/webinar/*'))
    return ['/', '/yes/', '/latest', '/latest/0/', '/latest/77/', '/x'];
  return ['/', '/pricing/', '/no/such/page', '/no-such-page'];
}
