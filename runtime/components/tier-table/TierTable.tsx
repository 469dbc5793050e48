import type { ReactNode } from 'react';
import { formatCount, formatDollars } from '../../app/format.ts';
import type { LibraryConfig, LibraryTier } from '../../contract.ts';
import { fillIn } from '../../services/fill-in.ts';

type TableWords = LibraryConfig['pricing']['table'];

export interface TierTableProps {
  readonly tiers: readonly LibraryTier[];
  readonly words: TableWords;
}

/** The library edition's prices by population served (docs/product.md B3). */
export function TierTable({ tiers, words }: TierTableProps): ReactNode {
  return (
    <table className="table tier-table">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.population}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from} data-from={tier.from}>
            <th scope="row">{rangeOf(tier, words)}</th>
            <td>{formatDollars(tier.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeOf({ from, to }: LibraryTier, words: TableWords): string {
  if (to === undefined) return fillIn(words.above, { from: formatCount(from) });
  if (from === 0) return fillIn(words.below, { to: formatCount(to) });
  return fillIn(words.between, { from: formatCount(from), to: formatCount(to - 1) });
}
