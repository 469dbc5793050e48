import type { RegionIdentity } from '../../../runtime/contract.ts';
import type { LibraryFile, WrittenSite } from '../../schema/written.ts';
import { mapTexts } from '../../schema/walk.ts';
import type { Fact } from './facts.ts';
import { listFacts } from './facts.ts';
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
