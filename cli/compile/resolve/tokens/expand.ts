import type { RegionIdentity } from '../../../../runtime/contract.ts';
import { childPointer, isObject, valueAt } from '../../schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { childNode, nodeAt } from '../../schema/schema-node.ts';
import { mapTexts } from '../../schema/walk.ts';
import { onceEach } from '../../values/once.ts';
import type { Written } from '../written.ts';
import { readTemplate } from './template.ts';

/** A value that texts print by token (docs/product.md R9). */
interface Fact {
  /** JSON Pointer below what it is a fact of: the site, the library edition or a region. */
  readonly pointer: string;
  readonly text: string;
}

/** What tokens stand for, by their names. */
export type Facts = ReadonlyMap<string, Fact>;

/** Prints the address of the library edition; links by it are reported where there is none. */
export const libraryOrigin = 'libraryOrigin';

type TokenSource = Pick<RegionIdentity, 'name' | 'nameInText' | 'code' | 'pathPrefix'>;

/** What texts of a region print of it by token, and the field of its identity that says it. */
export const identityTokens: Readonly<Record<string, keyof TokenSource>> = {
  regionName: 'name',
  regionInText: 'nameInText',
  regionCode: 'code',
  pathPrefix: 'pathPrefix',
};

/** The tokens of a region's content: its own, and the facts of the site. */
export function regionTokens(identity: TokenSource, facts: Facts): Facts {
  const own = Object.entries(identityTokens).map(
    ([token, field]) => [token, { pointer: `/${field}`, text: identity[field] }] as const,
  );
  return new Map([...own, ...facts]);
}

/** What tokens print: of the site, the library, and any region's content by the defaults. */
export function readFacts({ regions: { value }, library }: Written) {
  const factsOf = (group: object, file: FileKind, pointer: string): Facts =>
    new Map(listFacts(group, nodeAt(file, pointer) ?? {}));
  const ofLibrary: Facts = library ? factsOf(library.value, 'library', '') : new Map();
  const origin = ofLibrary.get(libraryOrigin);
  const ofSite = factsOf(value.site, 'regions', '/site');
  return {
    site: origin === undefined ? ofSite : new Map([...ofSite, [libraryOrigin, origin]]),
    library: ofLibrary,
    defaults: factsOf(value.defaults, 'regions', '/defaults'),
  };
}

/** The facts in a group; `token` names a value, or is the prefix of the names in a group. */
function* listFacts(
  value: unknown,
  { token, properties = {} }: SchemaNode,
  pointer = '',
): Generator<readonly [token: string, Fact]> {
  if (!isObject(value)) {
    if (token !== undefined && value !== undefined) yield [token, { pointer, text: shown(value) }];
    return;
  }
  for (const name of Object.keys(token === undefined ? properties : value)) {
    const [part, at] = [value[name], childPointer(pointer, name)];
    if (token === undefined) yield* listFacts(part, properties[name] ?? {}, at);
    else if (!isObject(part)) yield [`${token}.${name}`, { pointer: at, text: shown(part) }];
  }
}

/** The tokens together with the facts of a region's content, whose own texts can hold them. */
export function withContent(tokens: Facts, content: object, facts: Facts): Facts {
  const own = [...facts].map(([token, { pointer }]) => {
    const text = expandText(shown(valueAt(content, pointer)), tokens);
    return [token, { pointer, text }] as const;
  });
  return new Map([...tokens, ...own]);
}

/** Made anew for each region, they took a tenth of resolving all. */
const numbersIn = onceEach((language: string) => new Intl.NumberFormat(language));

/** The same facts, with their numbers as a language writes them. */
export function factsIn(language: string, facts: Facts): Facts {
  const { format } = numbersIn(language);
  const printed = [...facts].map(([token, { pointer, text }]) => {
    const isNumber = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(text);
    return [
      token,
      { pointer, text: isNumber ? format(Number(text.replaceAll(',', ''))) : text },
    ] as const;
  });
  return new Map(printed);
}

/** A token without a value stays as it is: a rule has reported it. */
export function expandText(text: string, values: Facts): string {
  if (!text.includes('{{')) return text;
  return readTemplate(text)
    .map((part) =>
      part.kind === 'text'
        ? part.text
        : (values.get(part.name ?? '')?.text ?? text.slice(part.start, part.end)),
    )
    .join('');
}

/** The same value with the tokens of all its texts replaced; itself where there are none. */
export function expandTexts<T>(value: T, values: Facts): T {
  return mapTexts(value, (text) => expandText(text, values));
}

/** Whether a place holds facts: its text can hold no token of such facts itself. */
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
