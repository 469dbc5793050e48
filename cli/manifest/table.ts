import type { Edition, PageEntry } from '../../runtime/contract.ts';

/**
 * Every URL that the built site answers (DESIGN.md decision 6). Plain data: the build writes it as JSON, and the
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

/** A file that every build of an edition has beside its pages. */
export interface FileRow {
  readonly edition: Edition;
  readonly url: string;
  readonly source: RowSource;
}

export type RuleRow = RedirectRow | RewriteRow;

interface PatternRow {
  readonly edition: Edition;
  /** Key of the region that the rule belongs to, `generic`, or `library`. */
  readonly region: string;
  /**
   * A path; whether it ends in a slash makes no difference. A segment `~name` matches a region's name in any
   * spelling (DECISIONS.md R7), `:campaign` a campaign id (T3), `:any` any one segment, and a last segment `*` any
   * number of segments, also none.
   */
  readonly pattern: string;
  /** A path on the same site; a last segment `*` stands for what that of the pattern matched. */
  readonly to: string;
  readonly source: RowSource;
}

export interface RedirectRow extends PatternRow {
  readonly type: 'redirect';
  readonly status: 301 | 302;
}

/** Answers as `to` would be answered. */
export interface RewriteRow extends PatternRow {
  readonly type: 'rewrite';
  /** 200 is the status that `to` itself has. */
  readonly status: 200 | 404;
}

/** What made a row. */
export interface RowSource {
  readonly reason: Reason;
  /** Where the YAML asks for it; absent where no single place does. */
  readonly place?: Place;
}

/**
 * `page`: a screen of SPEC.md section 2. `file`: DESIGN.md, 'Output'. The others are the rules of DECISIONS.md:
 * `alias` R8, `campaign` T3, `choose-state` T4, `webinar-index` T5, `library-confirmation` T6, `unknown` T5, T6, T8.
 * `stand-alone`: what regions need that are built without the generic edition. `preview`: what a preview answers.
 */
export type Reason =
  | 'page'
  | 'file'
  | 'alias'
  | 'campaign'
  | 'choose-state'
  | 'webinar-index'
  | 'library-confirmation'
  | 'stand-alone'
  | 'preview'
  | 'unknown';

/** A place in a YAML file; line and column are 1-based. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The part of a table that serves the named regions; `generic` and `library` are names as well. Files stay with
 * an edition that has any page left.
 */
export function selectRegions(table: UrlTable, regions: ReadonlySet<string>): UrlTable {
  const pages = table.pages.filter((page) => regions.has(page.region));
  const editions = new Set(pages.map((page) => page.edition));
  return {
    pages,
    files: table.files.filter((file) => editions.has(file.edition)),
    rules: table.rules.filter((rule) => regions.has(rule.region)),
  };
}
