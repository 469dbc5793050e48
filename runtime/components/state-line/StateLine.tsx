import type { ReactNode } from 'react';
import type { Way } from '../ways/Ways.tsx';

export interface StateLineProps {
  /** What screen readers call it. */
  readonly label: string;
  /** The state whose page this is; absent on pages of none. */
  readonly state?: string;
  readonly way: Way;
  /** To what is on in the state. */
  readonly event?: Way;
}

/**
 * The line between the bar and the page: which state it is of, and the way to the same page of
 * another one.
 */
export function StateLine({ label, state, way, event }: StateLineProps): ReactNode {
  return (
    <nav className="container state-line" aria-label={label}>
      {state === undefined ? null : <b>{state}</b>} <a href={way.href}>{way.label}</a>
      {event === undefined ? null : (
        <>
          {' '}
          <a href={event.href} data-event="">
            {event.label}
          </a>
        </>
      )}
    </nav>
  );
}
