import type { ReactNode } from 'react';
import { formatDollars } from '../../app/format.ts';

export interface PayTrailsProps {
  /** What careers pay, in US dollars a year; the first is the one that the profile is about. */
  readonly careers: readonly { readonly career: string; readonly pay: number }[];
}

/** What careers pay, as trails from nothing on that end at a waypoint each. */
export function PayTrails({ careers }: PayTrailsProps): ReactNode {
  const most = Math.max(...careers.map(({ pay }) => pay));
  return (
    <ul className="pay-trails">
      {careers.map(({ career, pay }) => (
        <li key={career}>
          <span>{career}</span>
          <PayTrail part={pay / most} />
          <strong>{formatDollars(pay)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The longest trail leaves room for its waypoint. */
function PayTrail({ part }: { readonly part: number }): ReactNode {
  const end = `${Math.round(part * 950) / 10}%`;
  return (
    <svg width="100%" height="20" aria-hidden="true">
      <line x1="2" x2={end} y1="10" y2="10" />
      <circle cx={end} cy="10" r="7" />
    </svg>
  );
}
