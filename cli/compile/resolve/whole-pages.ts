import { hasPage } from '../../../runtime/services/block-pages.ts';
import type { RegionDefaults } from '../schema/written.ts';
import { childOf } from '../schema/pointer.ts';

/**
 * Whether what is stated of a page of blocks is a page: a region may say how one differs that holds
 * at another time (docs/product.md R19, S23).
 */
export function isWhole(page: unknown): boolean {
  return childOf(page, 'address') !== undefined;
}

/** The pages of blocks that an edition has, without those that hold at other times alone. */
export function wholePages(
  { blockPages }: Pick<RegionDefaults, 'blockPages'>,
  edition: string,
): Pick<RegionDefaults, 'blockPages'> {
  if (blockPages === undefined) return {};
  const whole = Object.entries(blockPages).filter(
    ([, page]) => isWhole(page) && hasPage(edition, page),
  );
  return { blockPages: Object.fromEntries(whole) };
}
