import type { ReactNode } from 'react';

export interface TimelineProps {
  readonly events: readonly { readonly year: number; readonly text: string }[];
}

export function Timeline({ events }: TimelineProps): ReactNode {
  return (
    <dl className="timeline">
      {events.map(({ year, text }) => (
        <div key={year} className="timeline__event">
          <dt>{year}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
