import type { ReactNode } from 'react';

export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** Figures side by side, each above what it counts. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <dl className="claims">
      {figures.map(({ label, value }) => (
        <div key={label} className="claims__figure">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
