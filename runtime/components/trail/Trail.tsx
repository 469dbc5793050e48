import type { ReactNode } from 'react';

export interface Waypoint {
  readonly title: string;
  readonly text: string;
}

export interface TrailProps {
  readonly waypoints: readonly Waypoint[];
  /**
   * Where there is room for it: `up`, each waypoint stands higher than the one before it; `down`,
   * they stay below each other. Else they stand side by side.
   */
  readonly course?: 'up' | 'down';
}

const classes = { up: 'trail trail--climbs', down: 'trail trail--down' } as const;

/** Steps in their order, drawn as waypoints on a trail. */
export function Trail({ waypoints, course }: TrailProps): ReactNode {
  return (
    <ol className={course === undefined ? 'trail' : classes[course]}>
      {waypoints.map(({ title, text }) => (
        <li key={title} className="trail__waypoint">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
