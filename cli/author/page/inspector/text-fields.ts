import type { PageTexts, ShownField, ShownPart, ShownText } from './messages.ts';

/**
 * The fields that a text is made of, each once: its words, and the names and figures that the page
 * fills in. Those that a token of the words prints are listed with the words. Of a price the amount
 * comes first. What a region says itself comes before what the whole site shares, and what other
 * texts are printed with comes last.
 */
export function fieldsOf(
  { kind, parts }: ShownText,
  { fields }: Pick<PageTexts, 'fields'>,
): readonly ShownField[] {
  const ordered = kind === 'price' ? parts.toSorted(byAmount) : parts;
  const found = ordered.flatMap((part) => part.fields.flatMap((index) => fields[index] ?? []));
  const listed = new Set(found.filter(({ token }) => token === undefined));
  return kind === 'price' ? [...listed] : [...listed].toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ owner, isPart }: ShownField): number {
  if (isPart === true) return 2;
  return owner === 'site' ? 1 : 0;
}

function byAmount(a: ShownPart, b: ShownPart): number {
  return Number(holdsAmount(b)) - Number(holdsAmount(a));
}

function holdsAmount({ text }: ShownPart): boolean {
  return /\$\d/.test(text);
}

/**
 * One name for a field before and after an edit of it: a picture that gets words beside its path
 * has both in fields of their own.
 */
export function nameField({ owner, field }: Pick<ShownField, 'owner' | 'field'>): string {
  return `${owner} ${field.replace(/\.(?:file|alt)$/, '')}`;
}

/** A list, by a field that stands in it; by itself where it has no item. */
export interface ListEntry {
  readonly field: Pick<ShownField, 'owner' | 'field'>;
  /** Path of the list, such as `features`. */
  readonly list: string;
  /** The way from the item to the field, such as `title`; empty for the item itself. */
  readonly rest: string;
}

/** The lists that some fields stand in. */
export function listsAround(fields: readonly ShownField[]): readonly ListEntry[] {
  return fields.flatMap((field) => {
    const [, list, rest = ''] = /^(.+?)\.\d+(?:\.(.+))?$/.exec(field.field) ?? [];
    return list === undefined ? [] : [{ field, list, rest }];
  });
}

/** Path of the item that the field of an entry is, or is in; of the list where it has none. */
export function itemOf({ field: { field }, rest }: ListEntry): string {
  return rest === '' ? field : field.slice(0, -rest.length - 1);
}

export function oncePerList(entries: readonly ListEntry[]): readonly ListEntry[] {
  const names = entries.map(nameList);
  return entries.filter((entry, index) => names.indexOf(nameList(entry)) === index);
}

/** One name for the entries of one list. */
export function nameList({ field, list }: ListEntry): string {
  return `${field.owner} ${list}`;
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
