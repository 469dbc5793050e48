/** What the server of `dev` sends an open page, as the data of a server-sent event. */
export type ServerMessage =
  /** The first. The token goes with every request that writes. */
  | ({ readonly type: 'hello'; readonly token: string } & ShownInstant)
  /** All pages are shown as of another instant from now on. */
  | ({ readonly type: 'instant' } & ShownInstant)
  /** The document of the page is another one now. */
  | { readonly type: 'changed' }
  /** All that is wrong now; none once everything is mended. */
  | { readonly type: 'problems'; readonly problems: readonly Problem[] }
  /** All warnings and notices, which keep no edit from being shown. */
  | { readonly type: 'notices'; readonly notices: readonly Problem[] };

interface ShownInstant {
  /** The instant that somebody chose, in UTC; without it pages are shown as of now. */
  readonly at?: string | undefined;
}

/** Something that was found: what keeps an edit from being shown, a warning or a notice. */
export interface Problem {
  /** Such as `regions.yaml:12:5`; empty where it has no place. */
  readonly place: string;
  readonly message: string;
  /** Of a diagnostic; empty for others. */
  readonly code: string;
  /** The line, and what to write instead, for a fixed-width font. */
  readonly frame: string;
  /** Whether it has one right answer, which `devPaths.fix` writes. */
  readonly isFixable: boolean;
}

/** Where the parts of `dev` are, below each web root. */
export const devPaths = {
  script: '/-/page.js',
  events: '/-/events',
  page: '/-/page',
  styles: '/-/page-styles.css',
  workbench: '/-/',
  workbenchScript: '/-/workbench.js',
  workbenchStyles: '/-/workbench-styles.css',
  card: '/-/card',
  /** Takes an instant, or nothing for now. */
  instant: '/-/instant',
  /** Takes the place and the code of a problem. */
  fix: '/-/fix',
} as const;

/** The header that carries the token of a request that writes. */
export const tokenHeader = 'x-dev-token';

/** The attribute of the script of `dev` that says which document the page was served as. */
export const servedAttribute = 'data-served';
