import type { ReactNode } from 'react';
import { formatCount } from '../../app/format.ts';
import type { Claims, InterfaceWords } from '../../contract.ts';
import { Figures } from './Figures.tsx';

export interface ClaimsLegendProps {
  readonly claims: Claims;
  readonly words: InterfaceWords['claims'];
}

/** The figures behind the marketing claims (docs/product.md B4). */
export function ClaimsLegend({ claims, words }: ClaimsLegendProps): ReactNode {
  return (
    <Figures
      figures={[
        { label: words.careers, value: formatCount(claims.careers) },
        { label: words.industryCertifications, value: formatCount(claims.industryCertifications) },
        { label: words.careerClusters, value: formatCount(claims.careerClusters) },
        {
          label: words.postsecondaryInstitutions,
          value: formatCount(claims.postsecondaryInstitutions),
        },
      ]}
    />
  );
}
