import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreviewMark, WebRoot } from '../../../runtime/contract.ts';
import { readPath } from '../../compile/manifest/target.ts';
import type { ByWebRoot } from '../../compile/resolve/web-roots.ts';
import type { UrlTable } from '../../compile/manifest/table.ts';
import type { ResponseHeaders } from '../../compile/site/headers.ts';
import type { ServedFile } from './files.ts';

/** What a request asks for, taken apart once. */
interface Target {
  /** As `readPath` reads it, such as `/nv/plan/`. */
  readonly path: string;
  /** The path as it was requested. */
  readonly rawPath: string;
  /** With its question mark; empty without a query. */
  readonly query: string;
}

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
}

/** Answers some of the paths of a host. */
export interface Service {
  accepts(path: string): boolean;
  handle(call: Call): Promise<void>;
}

/** Answers the calls of the pages, and says what becomes of what they send. */
export type ApiService = Service & PreviewMark;

/** Takes a URL apart, without what follows a `#`; undefined for a malformed path. */
export function readTarget(url: string): Target | undefined {
  const [, rawPath = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const path = readPath(rawPath);
  return path === undefined ? undefined : { path, rawPath, query };
}

/** Both web roots of a site, wherever their files come from: a folder, or memory. */
export interface ServedSite {
  /** How the site answers now. */
  rules(): SiteRules;
  /** By its path below a web root, as `readPath` reads it; undefined when there is none. */
  read(webRoot: WebRoot, path: string): Promise<ServedFile | undefined>;
  /** Where an asset is published on the main site; undefined where no page uses it. */
  publishedUrl(asset: string): string | undefined;
  /** Whether texts are sent compressed, as hosts send them. */
  readonly isCompressed: boolean;
}

/** What decides how an address is answered. */
export interface SiteRules {
  readonly table: UrlTable;
  readonly headers: ByWebRoot<ResponseHeaders>;
}
