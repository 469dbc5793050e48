import type { ReactNode } from 'react';

export interface Waypoint {
  readonly title: string;
  readonly text: string;
}

export interface TrailProps {
  readonly waypoints: readonly Waypoint[];
  /** Whether each waypoint stands higher than the one before it, where they stand side by side. */
  readonly climbs?: boolean;
}

/** Steps in their order, drawn as waypoints on a trail. */
export function Trail({ waypoints, climbs = false }: TrailProps): ReactNode {
  return (
    <ol className={climbs ? 'trail trail--climbs' : 'trail'}>
      {waypoints.map(({ title, text }) => (
        <li key={title} className="trail__waypoint">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
