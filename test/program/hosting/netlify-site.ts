import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parsePlain } from 'netlify-redirector';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { HostAnswer } from '../../../cli/deliver/check/live/asked-rows.ts';
import type { BuiltSite } from './built-site.ts';

/**
 * A web root at Netlify: a file wins over every rule; without its last slash a page leads to
 * itself; then the first rule counts, once, as Netlify's own redirector reads them. `rules` is the
 * folder of the output that has its `_redirects`.
 */
export async function openNetlify(
  site: BuiltSite,
  webRoot: WebRoot,
  rules: string = webRoot,
): Promise<(path: string, query: string) => HostAnswer> {
  const matcher = await parsePlain(site.text(`${rules}/_redirects`), {});
  return (path, query) => {
    const file = fileAt(site, webRoot, path);
    if (file !== undefined) return { status: 200, file };
    if (fileAt(site, webRoot, `${path}/`) !== undefined) {
      return { status: 301, location: `${path}/${query}` };
    }
    const rule = matcher.match({
      scheme: 'https',
      host: 'www.careerexplorer.example',
      path,
      query: query.slice(1),
      getHeader: () => '',
      getCookie: () => '',
    });
    if (rule === null) return { status: 404 };
    if (rule.status === 301 || rule.status === 302) {
      return { status: rule.status, location: rule.to + query.replace(/^\?$/, '') };
    }
    const found = fileAt(site, webRoot, rule.to);
    return { status: rule.status, ...(found !== undefined && { file: found }) };
  };
}

function fileAt({ folder }: BuiltSite, webRoot: WebRoot, path: string): string | undefined {
  if (posix.normalize(path) !== path) return undefined;
  const file = `${webRoot}${path}${path.endsWith('/') ? 'index.html' : ''}`;
  const full = join(folder, file);
  const isFile = !file.includes('\0') && existsSync(full) && statSync(full).isFile();
  return isFile ? file : undefined;
}
