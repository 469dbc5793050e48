import type { SchemaNode } from '../../schema/schema-node.ts';

/** A part of a schema, with the keywords that only editors read. */
export type EditorNode = SchemaNode & {
  readonly markdownDescription?: string;
  readonly pattern?: string;
  /** What editors say of a text that does not fit the pattern. */
  readonly patternErrorMessage?: string;
  /** What editors say of a value that is not one of the names. */
  readonly errorMessage?: string;
  readonly allOf?: readonly Reference[];
  readonly defaultSnippets?: readonly Offer[];
};

/** What keeps a text from being accepted: it must fit the pattern, or the message is shown. */
export interface Refusal {
  readonly pattern: string;
  readonly patternErrorMessage: string;
}

/** Names that the schema states once for many texts. */
export interface Reference {
  readonly $ref: string;
}

/** A value that editors offer. */
export interface Offer {
  readonly label: string;
  readonly bodyText: string;
  readonly description?: string;
}
