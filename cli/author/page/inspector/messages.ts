import type { AskedField, FieldEditing, Items, OwnChoice, SeenValue } from './edit-messages.ts';

/** Where the inspector asks the server of `dev`, below each web root. */
export const inspectorPaths = {
  /** `?path=/nv/plan/`: the texts of a page, as `PageTexts`. */
  texts: '/-/page-texts',
  /** `?owner=nevada&field=header.title`: what is known of a field, as `FieldDetails`. */
  field: '/-/field',
  /**
   * The same: how many pages show what the field says, as a `PageCount`. It takes seconds to find
   * out for the first time.
   */
  pages: '/-/field-pages',
  /** The same: who changed the field last, as a `FieldHistory`. Git is asked for it. */
  history: '/-/field-history',
  /** `?owner=nevada&field=features.0.title`: the list that a field stands in, as `ListDetails`. */
  list: '/-/list',
  /** The same: the lists beside the field that have no item, as `EmptyLists`. */
  emptyLists: '/-/empty-lists',
  /** Takes a `FieldEdit`; answers an `EditAnswer`. `check` writes nothing. */
  check: '/-/edits/check',
  save: '/-/edits/save',
  /** Take nothing; answer an `EditAnswer`. */
  undo: '/-/edits/undo',
  redo: '/-/edits/redo',
  /** Answers a `LastEdit`. */
  last: '/-/edits/last',
  /** `?format=asset-image&field=sponsorImg`: the assets that a field takes, as `FittingAssets`. */
  assets: '/-/assets',
  /** `?path=assets/class.jpg`: a picture as it is. */
  picture: '/-/assets/picture',
  /** The same with `&name=class.jpg`: takes the bytes of a file; answers an `UploadAnswer`. */
  upload: '/-/assets/add',
  styles: '/-/inspector.css',
} as const;

/** The texts of a page in document order, and the fields that they show, each once. */
export interface PageTexts {
  /** Names the document that they are of, as the page's script names it. */
  readonly served: string;
  readonly texts: readonly ShownText[];
  /**
   * What islands of the page may come to say; their `path` is empty, and placeholders such as
   * `{count}` stand in them.
   */
  readonly islandTexts: readonly ShownText[];
  readonly fields: readonly ShownField[];
}

/** A text of a page, the address of a link or of a picture among them. */
export interface ShownText {
  /** What it is to a visitor. */
  readonly kind: 'title' | 'description' | 'text' | 'price' | 'attribute' | 'link' | 'picture';
  readonly text: string;
  /**
   * The way to its node from the `html` element, by indices among child nodes, without the script
   * that `dev` adds.
   */
  readonly path: readonly number[];
  /** Name of the attribute whose value it is. */
  readonly attribute?: string;
  readonly parts: readonly ShownPart[];
}

/**
 * A piece of a text, with indices of the fields that it shows: what a token prints before the text
 * with the token.
 */
export interface ShownPart {
  readonly text: string;
  readonly fields: readonly number[];
}

export interface FilePlace {
  /** Such as `regions.yaml:412`. */
  readonly label: string;
  /** Opens the place in Visual Studio Code. */
  readonly editorUrl: string;
}

/** A field that a text shows, and where it is written. */
export interface ShownField {
  /** Key of a region, `site` or `library`. */
  readonly owner: string;
  /** Path of the field below its owner, such as `features.0.title`. */
  readonly field: string;
  readonly place: FilePlace;
  /** From the region to where the value is written, such as `illinois ← indiana`. */
  readonly chain: string;
  /**
   * Other texts are printed with it, such as a weekday or the name of a state: it is seldom what
   * was meant.
   */
  readonly isPart?: true;
  /** Name of the token that prints the field. */
  readonly token?: string;
  /** The asset that holds the words: the title of a drawing. */
  readonly asset?: string;
}

/** One step that a value took to reach a region. */
export interface FieldHop {
  /** Such as `illinois falls through to indiana`. */
  readonly words: string;
  readonly place: FilePlace;
}

/** A token of a text. */
export interface FieldToken {
  readonly name: string;
  /** What it prints. */
  readonly text: string;
  readonly place: FilePlace;
  /** The field that says it, where that is a fact and no name that all texts are printed with. */
  readonly fact?: ShownField;
}

/** How far a change of a field where it is written would reach. */
export interface FieldReach {
  /** Editions that show the same value, the generic one and the library edition among them. */
  readonly editions: readonly string[];
  /** Of the whole site, whether they show the value or not. */
  readonly regionCount: number;
}

/** How many pages of the site show a value, at once or after a click. */
export interface PageCount {
  readonly pages: number;
  /** Keys of the regions that they are of, `generic` and `library` among them. */
  readonly editions: readonly string[];
  /** The same of all who show the drawing that the field names, if it names one. */
  readonly sharing?: readonly string[];
}

/** The last change of a field. */
export interface FieldHistory {
  /** Who made it, when and what for, or why that is not known. */
  readonly words: string;
  /** What was typed there before, if anything was. */
  readonly before?: string;
}

/** What is known of a field. */
export interface FieldDetails {
  readonly owner: string;
  readonly field: string;
  /** What people call it, such as `Plans, Premium Educator Account, price`. */
  readonly title: string;
  readonly place: FilePlace;
  readonly chain: string;
  /** The description of the field in the schema, for a marketer. */
  readonly description?: string;
  /** For a value that nobody types: the field that it follows from. */
  readonly derivedFrom?: string;
  readonly hops: readonly FieldHop[];
  readonly tokens: readonly FieldToken[];
  readonly reach: FieldReach;
  /** How the value can be changed; without it, it cannot from a page. */
  readonly editing?: FieldEditing;
}

/** The list that a field stands in, and how it can be changed. */
export interface ListDetails extends Pick<FieldDetails, 'owner' | 'place' | 'reach'>, OwnChoice {
  /** Path of the list below its owner, such as `features`. */
  readonly field: string;
  /** Index of the item that the field stands in; without it the list has none. */
  readonly index?: number;
  /** What the item is known by, such as `Premium Educator Account`. */
  readonly item?: string;
  readonly seen: SeenValue<Items>;
  /** What a new item needs. */
  readonly asked: readonly AskedField[];
  /** As of a `FieldEditing`. */
  readonly inherits?: FieldEditing['inherits'];
  /** Why no item can be added, removed or moved; without it, one can. */
  readonly noneAdded?: string;
  readonly noneRemoved?: string;
  readonly noneMoved?: string;
}

/** Lists that have no item, by their paths below the owner that was asked about. */
export interface EmptyLists {
  readonly fields: readonly string[];
}
