import type { PageEntry, PreviewMarkPath, SiteConfig, WebRoot } from '../../runtime/contract.ts';
import { siteIcons } from '../resolve/asset-uses.ts';

/**
 * Every URL that the built site answers (docs/architecture.md A6). Plain data: the build writes it as JSON, and the
 * preview reads it back from there. Pages and files are found by their exact URL; what is neither is for the
 * first rule that matches.
 */
export interface UrlTable {
  readonly pages: readonly PageRow[];
  readonly files: readonly FileRow[];
  /** In the order in which they are tried. */
  readonly rules: readonly RuleRow[];
}

export interface PageRow extends PageEntry {
  readonly source: RowSource;
}

/** A file next to the pages of a web root. */
export interface FileRow {
  readonly edition: WebRoot;
  readonly url: string;
  /** Key of the region that has it; absent of a file that every build of a web root has. */
  readonly region?: string;
  readonly source: RowSource;
}

export type RuleRow = PatternRow & RuleAction;

/** What becomes of a request. A rewrite answers as its target would be answered; 200 is the status that that itself has. */
export type RuleAction =
  | { readonly type: 'redirect'; readonly status: 301 | 302 }
  | { readonly type: 'rewrite'; readonly status: 200 | 404 | 410 };

interface PatternRow {
  readonly edition: WebRoot;
  /** Key of the region that the rule belongs to, `generic`, or `library`. */
  readonly region: string;
  /**
   * A path; whether it ends in a slash makes no difference. A segment `~name` matches a region's name in any
   * spelling (docs/product.md R7), `:campaign` a campaign id (T3), `:any` any one segment, and a last segment `*` any
   * number of segments, also none.
   */
  readonly pattern: string;
  /** A path on the same site; a last segment `*` stands for what that of the pattern matched. */
  readonly to: string;
  readonly source: RowSource;
}

/** What made a row. */
export interface RowSource {
  readonly reason: Reason;
  /** The line of the YAML that it comes from; absent where it comes from no single one. */
  readonly place?: YamlLocation;
}

/**
 * `page`: a route of docs/product.md S1 to S21. `file`: docs/architecture.md 'Output'. The others are rules of docs/product.md:
 * `alias` R8, `campaign` T3, `choose-state` T4, `webinar-index` T5, `library-confirmation` T6, `unknown` T5, T6, T8.
 * `moved`: what the YAML says of addresses that it took away (T11). `stand-alone`: what regions need that are built without the generic edition. `preview`: what a preview answers.
 */
export type Reason =
  | 'page'
  | 'file'
  | 'alias'
  | 'campaign'
  | 'choose-state'
  | 'webinar-index'
  | 'library-confirmation'
  | 'moved'
  | 'stand-alone'
  | 'preview'
  | 'unknown';

/** Where something is in a YAML file; line and column are 1-based. */
export interface YamlLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What the addresses of each region begin with, by its key: its landing page is at its prefix. */
export function regionPrefixes(pages: readonly PageRow[]): ReadonlyMap<string, string> {
  const landings = pages.filter(({ kind }) => kind === 'landing');
  return new Map(landings.map(({ region, url }) => [region, url.slice(0, -1)]));
}

/** What `career-site preview` alone answers, so that nothing of a build may stand there. */
export const previewMarkPath: PreviewMarkPath = '/preview.json';

/** What a project may lack, so that its sites have no file for it. */
type WithFiles = Readonly<Record<WebRoot, Pick<SiteConfig, 'indexNowKey'>>> & {
  readonly main: Pick<SiteConfig, 'security'>;
  readonly usedAssets: ReadonlySet<string>;
};

/** Files that a build has at a fixed URL (docs/architecture.md 'Output'). */
export function siteFiles({ main, library, usedAssets }: WithFiles): readonly FileRow[] {
  const shared = [
    ...(usedAssets.has(siteIcons.ico) ? ['/favicon.ico'] : []),
    '/site.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    ...(main.security === undefined ? [] : ['/.well-known/security.txt']),
    '/.well-known/gpc.json',
  ];
  const keyOf = ({ indexNowKey: key }: Pick<SiteConfig, 'indexNowKey'>) =>
    key === undefined ? [] : [`/${key}.txt`];
  return [
    ...rowsOf('main', [...shared, '/deployments.json', ...keyOf(main)]),
    ...rowsOf('library', [...shared, ...keyOf(library)]),
  ];
}

function rowsOf(webRoot: WebRoot, urls: readonly string[]): readonly FileRow[] {
  return urls.map((url) => ({ edition: webRoot, url, source: { reason: 'file' } }));
}
