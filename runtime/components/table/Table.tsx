import type { ReactNode } from 'react';

export interface TableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each says what the row is about. */
  readonly rows: readonly (readonly string[])[];
}

/** A table of words, which scrolls where it is wider than the page. */
export function Table({ caption, columns, rows }: TableProps): ReactNode {
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([about, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{about}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
