import type { RegionIdentity } from '../../../runtime/contract.ts';
import { childPointer, isObject, valueAt } from '../../schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { childNode, nodeAt } from '../../schema/schema-node.ts';
import { mapTexts } from '../../schema/walk.ts';
import type { LibraryFile, WrittenSite } from '../../schema/written.ts';
import { onceEach } from '../once.ts';
import { readTemplate } from './template.ts';

/** What a text's tokens stand for, by name. */
export type TokenValues = ReadonlyMap<string, string>;

type TokenSource = Pick<RegionIdentity, 'name' | 'nameInText' | 'code' | 'pathPrefix'>;

/** What texts of a region print of it by token, and the field of its identity that says it. */
export const identityTokens: Readonly<Record<string, keyof TokenSource>> = {
  regionName: 'name',
  regionInText: 'nameInText',
  regionCode: 'code',
  pathPrefix: 'pathPrefix',
};

/** The tokens of a region's content: its own, and the facts of the site (docs/product.md R9). */
export function regionTokens(identity: TokenSource, facts: TokenValues): TokenValues {
  const own = Object.entries(identityTokens).map(
    ([token, field]) => [token, identity[field]] as const,
  );
  return new Map([...own, ...facts]);
}

/** What texts of regions.yaml print by token wherever they stand. */
export function siteTokens(site: WrittenSite): TokenValues {
  return valuesOf(listFacts(site, 'regions', '/site'));
}

/** What texts of library.yaml print by token. */
export function libraryTokens(library: LibraryFile): TokenValues {
  return valuesOf(listFacts(library, 'library', ''));
}

/** The facts of a region's content that its texts print by token; their own texts can hold the tokens given. */
export function contentFacts(content: object, tokens: TokenValues): TokenValues {
  const facts = valuesOf(listFacts(content, 'regions', '/defaults'));
  return new Map([...facts].map(([name, text]) => [name, expandText(text, tokens)]));
}

function valuesOf(facts: readonly Fact[]): TokenValues {
  return new Map(facts.map(({ token, text }) => [token, text]));
}

/** The text with its tokens replaced. A token without a value stays as it is: a rule has reported it. */
export function expandText(text: string, values: TokenValues): string {
  if (!text.includes('{{')) return text;
  return readTemplate(text)
    .map((part) =>
      part.kind === 'text'
        ? part.text
        : (values.get(part.name ?? '') ?? text.slice(part.start, part.end)),
    )
    .join('');
}

/** The same value with the tokens of all its texts replaced; itself where there are none. */
export function expandTexts<T>(value: T, values: TokenValues): T {
  return mapTexts(value, (text) => expandText(text, values));
}

/** A value that texts print by token (docs/product.md R9). */
export interface Fact {
  readonly token: string;
  /** JSON Pointer below the group that it is looked for in. */
  readonly pointer: string;
  readonly text: string;
}

/**
 * The facts of a group of a file. The schema says `token` of each: of a single value that is the token's name, of a group
 * what the names of its values begin with, as in `claims.careers`.
 */
export function listFacts(group: object, file: FileKind, pointer: string): readonly Fact[] {
  const fields = fieldsWithTokens(nodeAt(file, pointer) ?? {});
  return fields.flatMap((field) => [...factsAt(valueAt(group, field.pointer), field)]);
}

interface TokenField {
  readonly pointer: string;
  readonly token: string;
  readonly isGroup: boolean;
}

function* factsAt(value: unknown, { token, pointer, isGroup }: TokenField): Generator<Fact> {
  if (!isGroup && value !== undefined) yield { token, pointer, text: shown(value) };
  if (!isGroup || !isObject(value)) return;
  for (const [name, each] of Object.entries(value))
    if (typeof each === 'string' || typeof each === 'number')
      yield { token: `${token}.${name}`, pointer: childPointer(pointer, name), text: shown(each) };
}

const fieldsWithTokens = onceEach((node: SchemaNode) => [...tokenFieldsIn(node, '')]);

function* tokenFieldsIn({ properties = {} }: SchemaNode, group: string): Generator<TokenField> {
  for (const [name, node] of Object.entries(properties)) {
    const { token } = node;
    const pointer = childPointer(group, name);
    if (token === undefined) yield* tokenFieldsIn(node, pointer);
    else yield { pointer, token, isGroup: node.properties !== undefined };
  }
}

/** Whether a place holds a fact, or something in it does, so that its text can hold no token of such facts itself. */
export function isFact(file: FileKind, segments: readonly string[]): boolean {
  let node = nodeAt(file, '');
  return segments.some((segment) => {
    node = node && childNode(node, segment);
    return node?.token !== undefined;
  });
}

/** A fact as texts print it: thousands are separated by commas. */
export function shown(value: unknown): string {
  if (typeof value !== 'number') return String(value);
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
