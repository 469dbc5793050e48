import type { OutputEntry } from '../output-file.ts';
import { toJson } from '../../diagnostics/print/lines.ts';
import { hashedFolder } from '../headers.ts';
import { edgeRecords, edgeRules, fillHosting, headersFile, redirectsFile } from './rules.ts';
import type { HostedRoot } from './host.ts';
import type { RuleShape } from './rules.ts';

/**
 * What Cloudflare Pages reads from a web root. `_redirects` there copies the request path into a redirect unchanged,
 * which can make it lead to another host, and knows no 404: it has redirects of single paths alone. All else is answered
 * by `_worker.js`, which asks for the file first and then follows the whole URL table. Pages serves the nearest
 * `404.html` with status 404 of itself, which is that of the region; and it leads from a path without its last slash by
 * 308 where the table says 301: both are permanent.
 */
export async function cloudflareFiles(root: HostedRoot): Promise<readonly OutputEntry[]> {
  const redirects = redirectsFile(exactRedirects(root));
  const rules = await edgeRules(root);
  const headers = root.headers.everywhere;
  const records = Object.fromEntries(edgeRecords(root));
  return [
    ...(redirects.contents === '' ? [] : [redirects]),
    headersFile(root.headers),
    {
      path: '_worker.js',
      contents: await fillHosting('worker.js', { rules, records, headers, hashedFolder }),
    },
    // Hashed files are never answered by the worker, so that they cost no call of it.
    {
      path: '_routes.json',
      contents: toJson({ version: 1, include: ['/*'], exclude: [`${hashedFolder}*`] }),
    },
  ];
}

/** The rules that `_redirects` states exactly. */
function exactRedirects({ rules }: Pick<HostedRoot, 'rules'>): readonly RuleShape[] {
  const single = rules.filter(
    ({ scope, type, pattern }) =>
      (scope === 'root' || scope === 'address') && type === 'redirect' && isSinglePath(pattern),
  );
  // Cloudflare compares the last slash, the table does not.
  return single.flatMap((rule) => {
    const bare = rule.pattern.replace(/\/$/, '');
    return [bare, `${bare}/`].map((pattern) => ({ ...rule, pattern }));
  });
}

function isSinglePath(pattern: string): boolean {
  return pattern !== '/' && !/[*:]/.test(pattern);
}
