import type { ReactNode } from 'react';
import type { Period, Scalar } from './edit-messages.ts';
import { TypedText } from './TypedText.tsx';

interface TimesProps<Shown> {
  readonly periods: readonly Shown[];
  /** Which of them is marked. */
  readonly mark: (period: Shown) => 'now' | 'new' | undefined;
  /** What can be done with one. */
  readonly children?: (period: Shown) => ReactNode;
}

/** A line of time: what a field says when. */
export function Times<Shown extends Period & { readonly value: Scalar }>({
  periods,
  mark,
  children,
}: TimesProps<Shown>) {
  return (
    <ol className="times" aria-label="What holds when">
      {periods.map((period) => (
        <li key={period.from ?? ''} className={mark(period) && `times__${mark(period)}`}>
          <span className="times__when">
            {[printPeriod(period), mark(period)].filter(Boolean).join(' · ')}
          </span>
          <span className="times__value">
            <TypedText text={String(period.value)} />
          </span>
          {children?.(period)}
        </li>
      ))}
    </ol>
  );
}

function printPeriod({ from, until }: Period): string {
  const parts = [from && `from ${printMoment(from)}`, until && `until ${printMoment(until)}`];
  return parts.filter(Boolean).join(' ') || 'always';
}

/** A moment as YAML types it, as people write it: `May 1, 2027`. */
export function printMoment(moment: string): string {
  const [day = '', hour] = moment.split(' ');
  const shown = new Date(`${day}T${hour ?? '00:00'}Z`);
  return shown.toLocaleString([], {
    dateStyle: 'medium',
    ...(hour !== undefined && { timeStyle: 'short' }),
    timeZone: 'UTC',
  });
}
