import type { OutputEntry } from '../output-file.ts';
import { toJson } from '../../../diagnostics/print/lines.ts';
import { hashedFolder } from '../../manifest/table.ts';
import { edgeRecords, edgeRules, fillHosting, headersFile } from './rules.ts';
import type { HostedRoot } from './host.ts';

/**
 * What Cloudflare Pages reads from a web root. `_redirects` there copies the request path into a
 * redirect unchanged, which can make it lead to another host, knows no 404, and ends at 2,000
 * rules. So all is answered by `_worker.js`, which asks for the file first and then follows the
 * whole URL table. Pages serves the nearest `404.html` with status 404 of itself, which is that of
 * the region; and it leads from a path without its last slash by 308 where the table says 301: both
 * are permanent.
 */
export async function cloudflareFiles(root: HostedRoot): Promise<readonly OutputEntry[]> {
  const rules = await edgeRules(root);
  const headers = root.headers.everywhere;
  const records = Object.fromEntries(edgeRecords(root));
  return [
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
