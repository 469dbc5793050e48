import type { ReactNode } from 'react';
import { formatCount } from '../../app/format.ts';
import type { Claims, InterfaceWords } from '../../contract.ts';

export interface ClaimsLegendProps {
  readonly claims: Claims;
  readonly words: InterfaceWords['claims'];
}

/** The figures behind the marketing claims (docs/product.md B4). */
export function ClaimsLegend({ claims, words }: ClaimsLegendProps): ReactNode {
  const figures = [
    { label: words.careers, count: claims.careers },
    { label: words.industryCertifications, count: claims.industryCertifications },
    { label: words.careerClusters, count: claims.careerClusters },
    { label: words.postsecondaryInstitutions, count: claims.postsecondaryInstitutions },
  ];
  return (
    <dl className="claims">
      {figures.map(({ label, count }) => (
        <div key={label} className="claims__figure">
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
