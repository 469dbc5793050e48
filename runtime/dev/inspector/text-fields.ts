import type { PageTexts, ShownField, ShownText } from './messages.ts';

/** The fields of a text. */
export interface TextFields {
  /** What the text is made of, in its order. */
  readonly main: readonly ShownField[];
  /** What tokens print into it. */
  readonly tokens: readonly ShownField[];
}

export function fieldsOf({ parts }: ShownText, { fields }: Pick<PageTexts, 'fields'>): TextFields {
  const found = parts.flatMap((part) => {
    const known = part.fields.flatMap((index) => fields[index] ?? []);
    return known.map((field, index) => ({ field, isMain: index === known.length - 1 }));
  });
  const main = new Set(found.flatMap(({ field, isMain }) => (isMain ? [field] : [])));
  const others = new Set(found.flatMap(({ field }) => (main.has(field) ? [] : [field])));
  return { main: [...main], tokens: [...others] };
}

/** A field that stands in a list. */
export interface ItemField {
  readonly field: ShownField;
  /** Path of the list, such as `features`. */
  readonly list: string;
  /** The way from the item to the field, such as `title`; empty for the item itself. */
  readonly rest: string;
}

/** Those of some fields that stand in lists, one of each list. */
export function itemsAmong(fields: readonly ShownField[]): readonly ItemField[] {
  const found = fields.flatMap((field) => {
    const [, list, rest = ''] = /^(.+?)\.\d+(?:\.(.+))?$/.exec(field.field) ?? [];
    return list === undefined ? [] : [{ field, list, rest }];
  });
  return [...new Map(found.map((item) => [`${item.field.owner} ${item.list}`, item])).values()];
}

/** A field of an item, which a page may have yet to show. */
export interface FollowedField {
  readonly owner: string;
  /** Such as `features.0`. */
  readonly item: string;
  readonly rest: string;
}

const kinds: Readonly<Record<ShownText['kind'], string>> = {
  title: 'Title',
  description: 'Description',
  text: 'Text',
  price: 'Price',
  attribute: 'Text',
  link: 'Link',
  picture: 'Picture',
};

const attributes: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  'aria-label': 'Name that is read out',
  'aria-description': 'Words that are read out',
  placeholder: 'Example in a field',
};

/** What a text is, in a word or a few. */
export function nameText({ kind, attribute = '' }: ShownText): string {
  return attributes[attribute] ?? kinds[kind];
}
