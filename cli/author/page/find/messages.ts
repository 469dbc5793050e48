import type { FilePlace } from '../inspector/messages.ts';

/** Where the box asks the server of `dev`, below each web root. */
export const findPaths = {
  /** `?words=your path`: where they stand, as `FoundPlaces`. */
  places: '/-/find',
  /**
   * The same with `&path=/nv/`, and which pages show each. That takes half a second to find out for
   * the first time.
   */
  pages: '/-/find-pages',
  /** `?from=old&to=new`: as `ShownPlan`. */
  replacements: '/-/replacements',
  /** Takes a `ReplaceEdit`; answers an `EditAnswer`. */
  replace: '/-/edits/replace',
} as const;

/** A text with the words that were looked for in it. */
interface MarkedText {
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** A place that has the words. */
export interface FoundPlace extends MarkedText {
  readonly kind: 'text' | 'name' | 'drawing';
  /** Such as `nevada.headerTitle`. */
  readonly name: string;
  readonly place: FilePlace;
  /** For whom it reads so, or when it is shown; empty where there is nothing to say of that. */
  readonly note: string;
  /** The field that all regions have, where it was found by its name. */
  readonly inAll?: string;
  /** Once that is asked for. */
  readonly shown?: ShownOn;
}

/** The pages that show a place. */
export interface ShownOn {
  readonly pages: number;
  /** Where to look at it: the page that asks, where that shows it; undefined where none does. */
  readonly first?: { readonly url: string; readonly owner: string; readonly field: string };
}

/** The first of the places that have the words, and how many there are. */
export interface FoundPlaces {
  readonly words: string;
  readonly places: readonly FoundPlace[];
  readonly count: number;
  /** What may be meant, where nothing has them. */
  readonly near?: string;
}

/** A text, and what it would be. */
export interface ShownReplacement {
  /** Names the text as it is now. */
  readonly id: string;
  /** Such as `nevada.headerTitle`. */
  readonly name: string;
  readonly place: FilePlace;
  /** What stays and what goes, in turn, with what comes in the place of the latter. */
  readonly pieces: readonly { readonly text: string; readonly instead?: string }[];
}

/** What stays as it is although it has the words. */
export interface ShownKept {
  readonly why: string;
  readonly name: string;
  readonly place: FilePlace;
  readonly text: string;
}

export interface ShownPlan {
  readonly replacements: readonly ShownReplacement[];
  readonly kept: readonly ShownKept[];
}

/** The texts that somebody took of a plan. */
export interface ReplaceEdit {
  readonly from: string;
  readonly to: string;
  readonly ids: readonly string[];
}
