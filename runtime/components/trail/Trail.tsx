import type { ReactNode } from 'react';

export interface Waypoint {
  readonly title: string;
  readonly text: string;
}

/** Steps in their order, drawn as waypoints on a trail. */
export function Trail({ waypoints }: { readonly waypoints: readonly Waypoint[] }): ReactNode {
  return (
    <ol className="trail">
      {waypoints.map(({ title, text }) => (
        <li key={title} className="trail__waypoint">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
