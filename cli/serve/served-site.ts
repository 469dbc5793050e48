import type { WebRoot } from '../../runtime/contract.ts';
import type { UrlTable } from '../manifest/table.ts';
import type { ResponseHeaders } from '../site/headers.ts';
import type { ServedFile } from './files.ts';

/** Both web roots of a site, wherever their files come from: a folder, or memory. */
export interface ServedSite {
  /** How the site answers now. */
  rules(): SiteRules;
  /** Reads a file by its path below a web root, as `readPath` reads it; undefined when there is none. */
  read(webRoot: WebRoot, path: string): Promise<ServedFile | undefined>;
  /** Where an asset of the project is published on the main site; undefined where no page uses it. */
  publishedUrl(asset: string): string | undefined;
  /** Whether texts are sent compressed, as hosts send them. */
  readonly isCompressed: boolean;
}

/** What decides how an address is answered. */
export interface SiteRules {
  readonly table: UrlTable;
  readonly headers: Readonly<Record<WebRoot, ResponseHeaders>>;
}
