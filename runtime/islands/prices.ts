import type { LibraryTier } from '../contract.ts';

/** What a year costs: in each tier one price for all, or one for each person, but at least the minimum order. */
export type Prices =
  | readonly LibraryTier[]
  | { readonly each: number; /** Zero where there is none. */ readonly minimum: number };

/** In dollars; `covered` is how many people the minimum order is enough for, where that is the price. */
export interface Price {
  readonly price: number;
  readonly covered?: number;
}

/** What a number of people costs (docs/product.md B3); undefined where it is no number that anything costs. */
export function priceFor(prices: Prices, count: number): Price | undefined {
  if (count < 1) return undefined;
  if (!('each' in prices)) return findTier(prices, count);
  const { each, minimum } = prices;
  const price = each * count;
  return price < minimum ? { price: minimum, covered: Math.floor(minimum / each) } : { price };
}

/** The tier that a number falls into: `from` is inclusive, `to` exclusive. */
function findTier(tiers: readonly LibraryTier[], count: number): LibraryTier | undefined {
  return tiers.find(({ from, to = Infinity }) => count >= from && count < to);
}

const factors = { k: 1_000, m: 1_000_000 };

/** A number as people write it: `48,000`, `48 000`, `48k`, `1.2m`; undefined when it is no whole number. */
export function readCount(text: string): number | undefined {
  const written = text.replace(/[\s,]/g, '').toLowerCase();
  const [, digits, unit = ''] = /^(\d+|[\d.]+(?=[km]))([km]?)$/.exec(written) ?? [];
  const factor = unit === 'k' || unit === 'm' ? factors[unit] : 1;
  const count = Math.round(Number(digits) * factor);
  return Number.isFinite(count) ? count : undefined;
}
