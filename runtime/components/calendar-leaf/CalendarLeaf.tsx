import type { ReactElement } from 'react';

export interface CalendarLeafProps {
  /** A day as it is written beside the leaf: `May 7, 2026`. */
  readonly date: string;
}

/** A day as the leaf of a calendar that was torn off; nothing where a date is written in another way. */
export function CalendarLeaf({ date }: CalendarLeafProps): ReactElement | null {
  const [, month, day, year] = /^(.*\p{L}\S*) (\d{1,2}), (\d{4}.*)$/u.exec(date) ?? [];
  if (month === undefined) return null;
  return (
    <span className="leaf" aria-hidden="true">
      <span className="leaf__month">{month}</span>
      <span className="leaf__day">{day}</span>
      <span className="leaf__year">{year}</span>
    </span>
  );
}
