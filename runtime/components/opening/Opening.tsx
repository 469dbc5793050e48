import type { ReactNode } from 'react';

export interface OpeningProps {
  readonly heading: string;
  /** What stands above it, such as a day. */
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  /** What stands below the lead, beginning with the first action. */
  readonly children?: ReactNode;
  /** What stands below that, on a phone after the sheet. */
  readonly more?: ReactNode;
  /** What the page is about, as one meets it in the product. */
  readonly sheet: ReactNode;
}

/**
 * What a page about the product begins with: its headline and first action, and a sheet of the
 * atlas beside them.
 */
export function Opening(props: OpeningProps): ReactNode {
  const { heading, above, lead, children, more, sheet } = props;
  return (
    <div className="opening">
      <div className="opening__words">
        {above}
        <h1>{heading}</h1>
        {lead === undefined ? null : <p className="lead">{lead}</p>}
        {children}
      </div>
      <div className="sheet">
        <div className="opening__sheet">{sheet}</div>
      </div>
      {more === undefined ? null : <div className="opening__more">{more}</div>}
    </div>
  );
}
