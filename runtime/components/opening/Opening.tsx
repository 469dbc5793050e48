import type { ReactNode } from 'react';

export interface OpeningProps {
  readonly lead: string;
  /** What stands below the lead. */
  readonly children: ReactNode;
  /** What the page is about, as one meets it in the product. */
  readonly picture: ReactNode;
}

/** What a page begins with: its first words, and the product beside them, both in the first view. */
export function Opening({ lead, children, picture }: OpeningProps): ReactNode {
  return (
    <div className="opening">
      <div>
        <p className="lead">{lead}</p>
        {children}
      </div>
      {picture}
    </div>
  );
}
