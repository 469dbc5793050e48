/** Where the inspector asks the server of `dev`, below each web root. */
export const inspectorPaths = {
  /** `?path=/nv/plan/`: the texts of a page, as `PageTexts`. */
  texts: '/-/page-texts',
  /** `?owner=nevada&field=header.title`: what is known of a field, as `FieldDetails`. */
  field: '/-/field',
  styles: '/-/inspector.css',
} as const;

/** The texts of a page in document order, and the fields that they show, each once. */
export interface PageTexts {
  /** Names the document that they are of, as the page's script names it. */
  readonly served: string;
  readonly texts: readonly ShownText[];
  readonly fields: readonly ShownField[];
}

/** A text of a page, the address of a link or of a picture among them. */
export interface ShownText {
  /** What it is to a visitor. */
  readonly kind: 'title' | 'description' | 'text' | 'price' | 'attribute' | 'link' | 'picture';
  readonly text: string;
  /** The way to its node from the `html` element, by indices among child nodes, without the script that `dev` adds. */
  readonly path: readonly number[];
  /** Name of the attribute whose value it is. */
  readonly attribute?: string;
  readonly parts: readonly ShownPart[];
}

/** A piece of a text, with indices of the fields that it shows: what a token prints before the text with the token. */
export interface ShownPart {
  readonly text: string;
  readonly fields: readonly number[];
}

/** A place of a file. */
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
}

/** How far a change of a field where it is written would reach. */
export interface FieldReach {
  /** Editions that show the same value, the generic one and the library edition among them. */
  readonly editions: readonly string[];
  /** Of how many editions. */
  readonly of: number;
}

/** What is known of a field. */
export interface FieldDetails {
  readonly owner: string;
  readonly field: string;
  readonly place: FilePlace;
  readonly chain: string;
  /** What a marketer is told of the field. */
  readonly description?: string;
  /** For a value that nobody types: the field that it follows from. */
  readonly derivedFrom?: string;
  readonly hops: readonly FieldHop[];
  readonly tokens: readonly FieldToken[];
  readonly reach: FieldReach;
}
