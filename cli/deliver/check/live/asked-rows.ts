import type { WebRoot } from '../../../../runtime/contract.ts';
import { openTable } from '../../../compile/manifest/match.ts';
import { readPath } from '../../../compile/manifest/target.ts';
import type { UrlTable } from '../../../compile/manifest/table.ts';
import { filePathOf } from '../../../compile/site/page-files.ts';

/** How a host answers. */
export interface HostAnswer {
  readonly status: number;
  /** Of a redirect. */
  readonly location?: string;
  /** The file of the output that is the body. */
  readonly file?: string;
}

/** What to ask a host for, and what the URL table answers. */
export interface AskedRow extends HostAnswer {
  readonly webRoot: WebRoot;
  readonly path: string;
  /** With its question mark; empty without a query. */
  readonly query: string;
}

/** A path for each row of the table, and what the table answers to it. */
export function askOnce(table: UrlTable): readonly AskedRow[] {
  const rows = [...table.pages, ...table.files];
  const askFor = createAsk(table);
  return [
    ...rows.map(({ edition: webRoot, url }) => askFor(webRoot, url)),
    ...table.rules.map(({ edition: webRoot, pattern }) =>
      askFor(webRoot, samplePath(pattern, 'no-such-page'), '?a=1'),
    ),
  ];
}

/** A path that a pattern matches. */
export function samplePath(pattern: string, rest = ''): string {
  return pattern
    .replaceAll('/~', '/')
    .replace(':campaign', 'campaign')
    .replace(':any', 'any')
    .replace(/\*$/, rest);
}

/** What the table answers to a request. */
export function createAsk(table: UrlTable) {
  const { match } = openTable(table);
  return (webRoot: WebRoot, path: string, query = ''): AskedRow => {
    const found = match(webRoot, readPath(path) ?? path, query);
    const asked = { webRoot, path, query };
    if (found.type === 'not-found' || found.type === 'loop') return { ...asked, status: 404 };
    if (found.type === 'redirect')
      return { ...asked, status: found.status, location: found.location };
    const url = found.type === 'file' ? found.path : found.page.url;
    const status = found.type === 'rewrite' ? found.status : 200;
    return { ...asked, status, file: filePathOf(webRoot, url) };
  };
}
