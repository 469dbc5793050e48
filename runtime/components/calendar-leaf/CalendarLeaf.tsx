import type { ReactElement } from 'react';

export interface CalendarLeafProps {
  /**
   * A day as it is written beside the leaf, also with its hour: `May 7, 2026`,
   * `Thursday, May 7, 2026, 4:00 p.m. Central Time`.
   */
  readonly date: string;
  /** Whether screen readers are told the day here, because nothing beside it says that. */
  readonly isRead?: boolean;
}

/**
 * A day as the leaf of a calendar that was torn off; nothing where a date is written in another
 * way.
 */
export function CalendarLeaf({ date, isRead = false }: CalendarLeafProps): ReactElement | null {
  const [, weekday, month, day, year, time] =
    /^(?:(.*), )?(.*\p{L}\S*) (\d{1,2}), (\d{4}[^,]*)(?:, (.*))?$/u.exec(date) ?? [];
  if (month === undefined) return null;
  return (
    <span
      className="leaf"
      {...(isRead ? { role: 'img', 'aria-label': date } : { 'aria-hidden': true })}
    >
      {weekday === undefined ? null : <span className="leaf__weekday">{weekday}</span>}
      <span className="leaf__month">{month}</span>
      <span className="leaf__day">{day}</span>
      <span className={time === undefined ? 'leaf__year' : 'leaf__time'}>{time ?? year}</span>
    </span>
  );
}
