import type { ReactNode } from 'react';
import { formatCount } from '../../app/format.ts';
import type { Claims } from '../../contract.ts';

/** The figures behind the marketing claims (docs/product.md B4). */
export function ClaimsLegend({ claims }: { readonly claims: Claims }): ReactNode {
  const figures = [
    { label: 'careers described', count: claims.careers },
    { label: 'industry certifications', count: claims.industryCertifications },
    { label: 'career clusters', count: claims.careerClusters },
    { label: 'postsecondary institutions', count: claims.postsecondaryInstitutions },
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
