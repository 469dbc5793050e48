import type { ReactNode } from 'react';
import type {
  AssetPath,
  BuildFacts,
  BuiltAsset,
  Icon,
  LibraryConfig,
  Link,
  PageEntry,
  PageKind,
  Picture,
  RegionConfig,
  SiteConfig,
  SiteData,
} from '../contract.ts';
import type { ModalFrame } from '../components/modal-page/ModalPage.tsx';
import type { StateRedirectorProps } from '../islands/StateRedirector.tsx';
import type { Links, Params } from './links.ts';
import type { Publication, Thing } from './things.ts';

export type LibraryKind = Extract<PageKind, `library-${string}`>;
export type MainKind = Exclude<PageKind, LibraryKind>;

/** What every page can ask for, whichever edition it belongs to. */
export interface Services extends Links {
  readonly data: SiteData;
  /**
   * What the build made of an asset, and the words that stand beside its path; an asset that the
   * build does not know is an internal error and throws.
   */
  readonly asset: (named: AssetPath | Picture) => BuiltAsset;
  /** The URL of something that is either an asset or a link. */
  readonly urlOf: (target: AssetPath | Link) => string;
  readonly icon: (name: string) => Icon | undefined;
  readonly facts: BuildFacts;
  /** URL of the list of all states. */
  readonly statesUrl: string;
}

/** The search words and the list of all states, for the pages of a region. */
export interface States extends StateRedirectorProps {
  /** Markup of the items of the list, which is the same in every region. */
  readonly items: string;
}

/** What all pages of a region of the main site share. */
export interface RegionScope {
  readonly site: SiteConfig;
  readonly region: RegionConfig;
  /** Whether this is the edition without a state. */
  readonly isGeneric: boolean;
  /** Where its pages are published, such as `https://www.example.com`. */
  readonly origin: string;
  /** The URL of a page of the same region. */
  readonly link: (kind: MainKind, params?: Params) => string;
  /** The search words and the list of all states. */
  readonly states: States;
}

/** What the route component of a main-site page is given. */
export interface MainPage extends Services, RegionScope {
  readonly page: PageEntry;
  /** What a page of any region is called. */
  readonly nameOf: (page: PageEntry) => string;
  /** Markup of the block that ends several pages. */
  readonly bottom: string;
  /** The language of the page, where that is not English. */
  readonly lang?: string;
}

/** What all pages of the library edition share. */
export interface LibraryScope {
  readonly library: LibraryConfig;
  /** The URL of a page of the library edition. */
  readonly link: (kind: LibraryKind, params?: Params) => string;
  readonly modal: ModalFrame;
}

/** What the route component of a library page is given. */
export interface LibraryPage extends Services, LibraryScope {
  readonly page: PageEntry;
}

/** The content of a page's head; each page of each region has its own title. */
export interface Head {
  /** What the page is called among those of its edition and region. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** `false` keeps search engines away from a page that is no entry point. */
  readonly isIndexed?: false;
  /** The URL of the feed of what the page lists. */
  readonly feed?: string;
  /** The language of the page, where it says one. */
  readonly lang?: string;
  /** Where the page is in each language; the one for all others is `x-default`. */
  readonly versions?: readonly { readonly hreflang: string; readonly href: string }[];
}

/** A kind of page: its head and its `main`. */
export interface Route<Page> {
  readonly head: (page: Page) => Head;
  readonly View: (page: Page) => ReactNode;
  /** What programs are told of its content. */
  readonly things?: (page: Page, publication: Publication) => readonly Thing[];
  /**
   * Whether the style sheets of every page are all that it needs: it has no tool in it, no trail
   * and no figures.
   */
  readonly isPlain?: true;
}

export type MainRoute = Route<MainPage>;
export type LibraryRoute = Route<LibraryPage>;

export function isLibraryKind(kind: PageKind): kind is LibraryKind {
  return kind.startsWith('library-');
}
