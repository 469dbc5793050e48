import type { WebRoot, PreviewMarkPath } from '../../runtime/contract.ts';
import type { FileRow } from './table.ts';

const sharedFiles = [
  '/favicon.ico',
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.well-known/gpc.json',
];

/** What `career-site preview` alone answers, so that nothing of a build may stand there. */
export const previewMarkPath: PreviewMarkPath = '/preview.json';

/** Files that every build has at a fixed URL (docs/architecture.md 'Output'). */
export function siteFiles(): readonly FileRow[] {
  return [
    ...rowsOf('main', [...sharedFiles, '/deployments.json']),
    ...rowsOf('library', sharedFiles),
  ];
}

function rowsOf(webRoot: WebRoot, urls: readonly string[]): readonly FileRow[] {
  return urls.map((url) => ({ edition: webRoot, url, source: { reason: 'file' } }));
}
