import type { OutputEntry } from '../output-file.ts';
import type { HeaderFields, ResponseHeaders } from '../headers.ts';
import { hashedFolder } from '../headers.ts';
import type { RuleShape } from './rules.ts';

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Both join the values of a header that two blocks name, so
 * caching is stated for hashed files alone: everything else they serve as `max-age=0, must-revalidate` of their own,
 * which means the same as the `no-cache` of the URL table.
 */
export function headersFile({ everywhere, hashed }: ResponseHeaders): OutputEntry {
  const contents = `${headerBlock('/*', everywhere)}\n${headerBlock(`${hashedFolder}*`, hashed)}`;
  return { path: '_headers', contents };
}

function headerBlock(path: string, fields: HeaderFields): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

/** `_redirects`: one rule per line, each with its status, because the hosts differ in their default, 302 or 301. */
export function redirectsFile(rules: readonly RuleShape[]): OutputEntry {
  return { path: '_redirects', contents: rules.map(redirectLine).join('') };
}

function redirectLine({ pattern, to, status }: RuleShape): string {
  return `${pattern} ${to.replace(/\*$/, ':splat')} ${String(status)}\n`;
}
