import type { LibraryTier } from '../contract.ts';

/** A population as people write it: `48,000`, `48 000`, `48k`, `1.2m`; undefined when it is not a number. */
export function readPopulation(text: string): number | undefined {
  const [, digits, unit] = /^([\d.]+)(k|m)?$/i.exec(text.replace(/[\s,]/g, '')) ?? [];
  const factor = unit === undefined ? 1 : unit.toLowerCase() === 'k' ? 1_000 : 1_000_000;
  const population = Number(digits) * factor;
  return Number.isFinite(population) ? population : undefined;
}

/** The tier that a population falls into: `from` is inclusive, `to` exclusive (docs/product.md B3). */
export function findTier(
  tiers: readonly LibraryTier[],
  population: number,
): LibraryTier | undefined {
  return tiers.find(({ from, to = Infinity }) => population >= from && population < to);
}
