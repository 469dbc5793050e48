import type { Claims } from '../../schema/written.ts';
import { readTemplate } from './template.ts';

/** What a text's tokens stand for, by name. */
export type TokenValues = ReadonlyMap<string, string>;

interface TokenSource {
  readonly name: string;
  readonly code: string;
  readonly pathPrefix: string;
}

/** The tokens of a region's content: its own, and those of the claims (docs/product.md R9). */
export function regionTokens(identity: TokenSource, claims: TokenValues): TokenValues {
  return new Map([
    ['regionName', identity.name],
    ['regionCode', identity.code],
    ['pathPrefix', identity.pathPrefix],
    ...claims,
  ]);
}

/** The figures behind the claims, for texts that belong to no region; thousands are separated by commas. */
export function claimTokens(claims: Claims): TokenValues {
  return new Map(
    Object.entries(claims).map(([name, figure]) => [`claims.${name}`, withCommas(figure)]),
  );
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
export function expandTexts<T>(value: T, values: TokenValues): T;
export function expandTexts(value: unknown, values: TokenValues): unknown {
  if (typeof value === 'string') return expandText(value, values);
  if (typeof value !== 'object' || value === null || !holdsTokens(value)) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => expandTexts(item, values));
  const entries = Object.entries(value) as [string, unknown][];
  return Object.fromEntries(entries.map(([name, field]) => [name, expandTexts(field, values)]));
}

// Most of what is written has no tokens, and most of what has them is shared by all regions.
const known = new WeakMap<object, boolean>();

function holdsTokens(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{');
  if (typeof value !== 'object' || value === null) return false;
  const before = known.get(value);
  if (before !== undefined) return before;
  const holds = Object.values(value).some(holdsTokens);
  known.set(value, holds);
  return holds;
}

function withCommas(figure: number): string {
  const [whole = '', fraction] = String(figure).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
