import type { LibraryTier } from '../contract.ts';

/**
 * What a year costs: in each tier one price for all, or one for each person, but at least the
 * minimum order.
 */
export type Prices =
  | readonly LibraryTier[]
  | { readonly each: number; /** Zero where there is none. */ readonly minimum: number };

/** What a year costs. */
export interface Price {
  /** In dollars. */
  readonly price: number;
  /** How many people the minimum order is enough for, where that is the price. */
  readonly covered?: number;
  /** Where the tier begins that has the price, if one has. */
  readonly from?: number;
}

/** What a number of people costs (docs/product.md B3); undefined where no tier is for it. */
export function priceFor(prices: Prices, count: number): Price | undefined {
  if (!('each' in prices)) return findTier(prices, count);
  const { each, minimum } = prices;
  const price = each * count;
  return price < minimum ? { price: minimum, covered: Math.floor(minimum / each) } : { price };
}

/** The tier that a number falls into: `from` is inclusive, `to` exclusive. */
function findTier(tiers: readonly LibraryTier[], count: number): LibraryTier | undefined {
  return tiers.find(({ from, to = Infinity }) => count >= from && count < to);
}

const factors: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
};

/** Figures in groups of three or without groups, and what they count. */
const written = /^(\d{1,3}(?:[,\s]\d{3})+|\d*\.\d+|\d+)\s?(k|thousand|m|million)?$/;

/**
 * A number of people as it is written: `48,000`, `48 000`, `48k`, `1.2 million`; undefined when it
 * is no whole number from 1 on.
 */
export function readCount(text: string): number | undefined {
  const [, digits = '', unit] = written.exec(text.trim().toLowerCase()) ?? [];
  const figure = Number(digits.replace(/[,\s]/g, ''));
  const count = unit === undefined ? figure : Math.round(figure * (factors[unit] ?? NaN));
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}
