import type { WebRoot, PreviewMarkPath } from '../../runtime/contract.ts';
import type { FileRow } from './table.ts';

/** What a project may lack, so that its sites have no file for it. */
interface OptionalFiles {
  readonly hasIcon: boolean;
  readonly hasSecurityContact: boolean;
}

function sharedFiles({ hasIcon, hasSecurityContact }: OptionalFiles): readonly string[] {
  return [
    ...(hasIcon ? ['/favicon.ico'] : []),
    '/site.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    ...(hasSecurityContact ? ['/.well-known/security.txt'] : []),
    '/.well-known/gpc.json',
  ];
}

/** What `career-site preview` alone answers, so that nothing of a build may stand there. */
export const previewMarkPath: PreviewMarkPath = '/preview.json';

/** Files that a build has at a fixed URL (docs/architecture.md 'Output'). */
export function siteFiles(optional: OptionalFiles): readonly FileRow[] {
  const shared = sharedFiles(optional);
  return [...rowsOf('main', [...shared, '/deployments.json']), ...rowsOf('library', shared)];
}

function rowsOf(webRoot: WebRoot, urls: readonly string[]): readonly FileRow[] {
  return urls.map((url) => ({ edition: webRoot, url, source: { reason: 'file' } }));
}
