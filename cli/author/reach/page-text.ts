import type { Provenance } from '../../compile/resolve/resolved.ts';

/** What a text is to a visitor. A price is a text that states an amount of money. */
export type TextKind =
  'title' | 'description' | 'text' | 'price' | 'attribute' | 'link' | 'picture';

/** What a page says. */
export interface MappedTexts {
  /** As it is served, in document order. */
  readonly texts: readonly PageText[];
  /** What its islands may come to say, such as the messages of a form. Their `path` is empty. */
  readonly islandTexts: readonly PageText[];
}

/** A text of a page, the address of a link or of a picture among them, and where it is written. */
export interface PageText {
  readonly kind: TextKind;
  readonly text: string;
  /** Indices from the `html` element down, among the nodes that a browser has. */
  readonly path: readonly number[];
  /** Name of the attribute whose value it is. */
  readonly attribute?: string;
  readonly parts: readonly TextPart[];
}

export interface TextPart {
  readonly text: string;
  /** The innermost first: what a token prints comes before its text. Empty for what is added. */
  readonly sources: readonly TextSource[];
}

/** A field that a text shows. */
export interface TextSource {
  /** Key of a region, `site` or `library`. */
  readonly owner: string;
  /** Path of the field below its owner, such as `features.0.title`. */
  readonly field: string;
  readonly provenance: Provenance;
  /** Name of the token that prints the field, such as `claims.careers`. */
  readonly token?: string;
  /** The asset that holds the words: the title of a drawing, which the field names. */
  readonly asset?: string;
}
