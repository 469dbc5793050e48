import type { ReactNode } from 'react';
import { formatCount, formatDollars } from '../../app/format.ts';
import type { LibraryTier } from '../../contract.ts';

/** The library edition's prices by population served (docs/product.md B3). */
export function TierTable({ tiers }: { readonly tiers: readonly LibraryTier[] }): ReactNode {
  return (
    <table className="table tier-table">
      <caption>Price a year by population served</caption>
      <thead>
        <tr>
          <th scope="col">Population served</th>
          <th scope="col">Price a year</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from}>
            <th scope="row">{rangeOf(tier)}</th>
            <td>{formatDollars(tier.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeOf({ from, to }: LibraryTier): string {
  if (to === undefined) return `${formatCount(from)} and more`;
  return from === 0 ? `Under ${formatCount(to)}` : `${formatCount(from)} to ${formatCount(to - 1)}`;
}
