import { cutEnd } from '../../diagnostics/print/lines.ts';
import type { FieldPlace } from '../../compile/resolve/resolved.ts';
import { childOf, childPointer, segmentsOf } from '../../compile/schema/pointer.ts';
import type { SchemaNode } from '../../compile/schema/schema-node.ts';
import { nodeAt } from '../../compile/schema/schema-node.ts';
import { fileKindOf } from './field-name.ts';

/** What is known of values as they are typed. */
export interface Values {
  readonly findValue: (place: FieldPlace) => { readonly typed: unknown } | undefined;
}

/** What people call a field, such as `Plans, Premium Educator Account, price`. */
export function nameInWords(values: Values, place: FieldPlace): string {
  return capitalised(namesOf(values, place).join(', '));
}

/** The same behind whose it is, unless the whole site shares it: `Nevada, header title`. */
export function nameWithOwner(values: Values, place: FieldPlace): string {
  const { owner } = place;
  const isRegion = fileKindOf(owner) === 'regions' && owner !== 'site';
  const name = isRegion ? values.findValue({ owner, pointer: '/name' })?.typed : owner;
  const owners = owner === 'site' ? [] : [typeof name === 'string' ? name : owner];
  return capitalised([...owners, ...namesOf(values, place)].join(', '));
}

function namesOf({ findValue }: Values, { owner, pointer }: FieldPlace): readonly string[] {
  const segments = segmentsOf(pointer);
  return segments.map((segment, depth) => {
    const place = segments.slice(0, depth + 1).reduce(childPointer, '');
    if (!/^\d+$/.test(segment)) return wordsOf(segment, schemaOf({ owner, pointer: place }));
    const item = findValue({ owner, pointer: place })?.typed;
    return nameOfItem(item, segments[depth + 1]) ?? `item ${Number(segment) + 1}`;
  });
}

/** What people call a field of an item that is yet to be written, such as `Logo` for `logoSrc`. */
export function labelOf(name: string, node: SchemaNode): string {
  return capitalised(wordsOf(name, node));
}

/** The schema of what any edition can say. */
export function schemaOf({ owner, pointer }: FieldPlace): SchemaNode | undefined {
  const group = { site: '/site', library: '' }[owner] ?? '/defaults';
  return nodeAt(fileKindOf(owner), group + pointer);
}

/** What an item is known by on the page, unless that is what is asked about. */
const naming = ['name', 'title', 'label', 'heading', 'question', 'text'];

/** Characters of it. */
const longestName = 40;

export function nameOfItem(item: unknown, field?: string): string | undefined {
  const values = naming.filter((name) => name !== field).map((name) => childOf(item, name));
  const name = values.find((value) => typeof value === 'string');
  return typeof name === 'string' ? cutEnd(name.replaceAll(/[{}]/g, ''), longestName) : undefined;
}

/** Abbreviations of those who make sites. */
const technical = /css|Src|Url|Img|Msg|^lang$|^alternate/;

/** The words of a field's name; where an abbreviation is in it, of what people call it. */
function wordsOf(name: string, { alsoCalled = [] }: SchemaNode = {}): string {
  const others = technical.test(name) ? alsoCalled.filter((other) => !technical.test(other)) : [];
  const called = others.find((other) => /[A-Z]/.test(other)) ?? others[0];
  return (called ?? name.replace(/^url$/, 'address').replace(technical, '')).replaceAll(
    /[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
