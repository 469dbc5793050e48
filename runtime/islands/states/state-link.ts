import type { InterfaceWords } from '../../contract.ts';

/** A region as the chooser, the search and the redirector list it. */
export interface StateLink {
  /** The region's siteId, which the deployment records call `regionId`. */
  readonly id: string;
  /** Two capital letters, such as `NV`. */
  readonly code: string;
  readonly name: string;
  /** The name of the colour of its sheet, which marks it where it is pointed at or chosen. */
  readonly accent?: string | undefined;
  /** The default URL of the state, such as `/nv/`. */
  readonly url: string;
  /** Where 'Find out More' leads; only the chooser shows it. */
  readonly moreUrl?: string;
  /** Further terms that the search finds the region by (docs/product.md P3). */
  readonly spellings?: readonly string[];
}

/** The words and limits of a search box. */
export interface SearchWords extends StateSearchWords {
  readonly button: string;
  readonly placeholder?: string;
  /** The maximum number of matches shown. */
  readonly maximumMatches: number;
  /** A page with links to all states, where the box leads without JavaScript. */
  readonly listUrl: string;
}

type StateSearchWords = Omit<InterfaceWords['search'], `${string}Button`>;
