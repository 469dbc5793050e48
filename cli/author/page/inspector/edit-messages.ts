/** A single value as YAML types it. */
export type Scalar = string | number | boolean;

/** A value of a file as a page knows it, so that an edit of it is never an edit of another. */
export interface SeenValue<Value = Scalar> {
  /** JSON Pointer in its file. */
  readonly pointer: string;
  /** As it is typed, with its tokens. */
  readonly typed: Value;
  /** Names the text of the file. */
  readonly version: string;
}

/** Whether an inherited value can be one of the region's own. */
export interface OwnChoice {
  /** What the region itself would state, the whole of a list included. */
  readonly own?: string;
  /** The regions that would show the region's own as well, since they link to it. */
  readonly linking?: readonly string[];
  /** Why it cannot be, for a value that a link brings, and what would change that. */
  readonly noneOwn?: string;
  /** The field of that link, `reuse` or `fallthrough`, which `detach` ends. */
  readonly link?: string;
}

export interface FieldEditing extends OwnChoice {
  readonly seen: SeenValue;
  /** What the schema says that the text is, such as `prose` or `asset-image`; empty for figures. */
  readonly format: string;
  /** The names that the value is one of. */
  readonly choices?: readonly string[];
  /** The most characters that it may have once its tokens are filled in. */
  readonly maxLength?: number;
  /** Up to how many it is read at a glance. */
  readonly bestLength?: number;
  /** Whether it is the path of a picture, beside which can stand what the picture shows. */
  readonly takesWords?: boolean;
  /** Of a moment: what the clocks go by whose hours are meant, such as `Pacific Time`. */
  readonly zone?: string;
  /**
   * For a value that the region states in place of another: where that other is, and what it is.
   */
  readonly inherits?: { readonly chain: string; readonly text: string };
  /** Whether another value can hold for a time, and what does so already. */
  readonly plan?: FieldPlan;
}

/** The moments, as they are typed, between which something holds: from the first on. */
export interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export interface FieldPlan {
  /** In their order; one alone that always holds where nothing is dated. */
  readonly periods: readonly ShownPeriod[];
  /** By whose clocks: one, or those to choose from; none where that is said elsewhere. */
  readonly zones: readonly TimeZone[];
}

export interface ShownPeriod extends Period {
  readonly value: Scalar;
  /** When it begins, in UTC. */
  readonly at?: string;
  /** Whether it is shown at the instant that pages are shown as of. */
  readonly holds: boolean;
}

export interface TimeZone {
  /** Such as `America/Los_Angeles`. */
  readonly zone: string;
  /** Such as `Pacific Time`. */
  readonly name: string;
}

/** The items of a list as YAML types them. */
export type Items = readonly unknown[];

/** A value that a new item needs. */
export interface AskedField extends Pick<
  FieldEditing,
  'format' | 'choices' | 'takesWords' | 'zone'
> {
  /** Below the item, such as `title`; empty for an item that is a single value. */
  readonly path: string;
  /** What people call it, such as `Logo` for `logoSrc`. */
  readonly label?: string;
  readonly description?: string;
  readonly isOptional?: boolean;
}

/** What somebody gave for it. */
export interface GivenValue {
  readonly path: string;
  readonly value: string;
  /** What a picture shows that does not say it itself; empty while that has yet to be said. */
  readonly alt?: string | undefined;
}

/**
 * A change of a list: a new item that gets the index, the item there taken away, or that item and
 * the one after it in each other's place.
 */
export type ListChange =
  | { readonly kind: 'add'; readonly index: number; readonly given: readonly GivenValue[] }
  | { readonly kind: 'remove' | 'swap'; readonly index: number };

/**
 * A change of what is written, or the end of a link, whose region gets all that it takes by it as
 * its own.
 */
export type FieldEdit =
  ValueEdit | PlanEdit | (Edited<Scalar | Items> & { readonly action: 'detach' });

/**
 * A change of what is written, where it is written or as a region's own, or back to what it
 * inherits.
 */
export type ValueEdit =
  | (Edited<Scalar> & PictureWords & { readonly action: 'write' | 'own'; readonly value: Scalar })
  | (Edited<Items> & { readonly action: 'write' | 'own'; readonly change: ListChange })
  | (Edited<Scalar | Items> & { readonly action: 'hand back' });

/** Another value for a time. */
export interface PlanEdit extends Edited<Scalar>, PictureWords, Period {
  readonly action: 'plan';
  readonly target: 'write' | 'own';
  readonly value: Scalar;
  /** The time zone to state, where none is. */
  readonly zone?: string | undefined;
}

/** What a picture shows, for a file that does not say it itself. */
interface PictureWords {
  readonly alt?: string;
}

interface Edited<Value> {
  readonly owner: string;
  readonly field: string;
  readonly seen: SeenValue<Value>;
}

/** Something that was found in the files as an edit would leave them. */
export interface EditProblem {
  readonly place: string;
  readonly message: string;
  /** What to write instead, where one answer is likely. */
  readonly suggestion?: string;
  readonly code: string;
  readonly isError: boolean;
}

export type EditAnswer =
  /** It is written, or could be. */
  | {
      readonly outcome: 'done';
      readonly problems: readonly EditProblem[];
      /** The address of a page that is new. */
      readonly opens?: string;
      /** What is wrong elsewhere, so that no page shows the edit before it is mended. */
      readonly held?: EditProblem;
    }
  /** Nothing is written, since it would be wrong. */
  | {
      readonly outcome: 'refused';
      readonly problems: readonly EditProblem[];
      /**
       * What is wrong elsewhere, so that nothing can be written into the file before it is mended.
       */
      readonly held?: EditProblem;
      /** The value without what has one right answer. */
      readonly mended?: string;
    }
  /** Nothing is written, since the file says something else by now; null where it says nothing. */
  | { readonly outcome: 'conflict'; readonly message: string; readonly now: unknown };

/** The edit that can be undone, and the one that can be redone. */
export interface LastEdit {
  /** Such as `Nevada, header title`; without it there is none. */
  readonly field?: string;
  /** Why it can't be undone any more. */
  readonly blocked?: string;
  /** What the edit that was undone last changed, while it can be redone. */
  readonly undone?: string;
}

/** Assets of the project by their paths, as the YAML names them. */
export interface FittingAssets {
  /** Those of the field's folder first. */
  readonly paths: readonly string[];
  /** Those of them that do not say themselves what they show. */
  readonly wordless: readonly string[];
  /** Whether a link to another site can stand in place of a file. */
  readonly orLink: boolean;
  /** Where files of the field are, and others are put. */
  readonly folder: string;
}

/** Where a file was put, or why it was not. */
export type UploadAnswer = { readonly path: string } | { readonly message: string };
