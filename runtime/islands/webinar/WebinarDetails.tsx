import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { CalendarLeaf } from '../../components/calendar-leaf/CalendarLeaf.tsx';
import type { InterfaceWords, RegionConfig, UpcomingWebinar } from '../../contract.ts';
import { fillIn } from '../../services/fill-in.ts';
import { whatFollows } from './what-follows.ts';

/** How a moment is told by the clock of the visitor. */
export interface ClockWords extends Pick<InterfaceWords['dates'], 'weekdays' | 'halves'> {
  /** With `{weekday}`, `{hour}`, `{minute}` and `{half}`. */
  readonly ownTime: string;
}

export interface WebinarDetailsProps {
  readonly upcoming: UpcomingWebinar;
  /** What stands above as the page's `h1`. */
  readonly headline: string;
  readonly clock: ClockWords;
  /** The file for calendars of the webinar that the page was built with. */
  readonly calendarUrl?: string;
  readonly words: Pick<RegionConfig['pages']['webinar'], 'calendar'>;
}

/**
 * When a webinar is, as the leaf of a calendar, and what it is about; elsewhere also when that is
 * by the visitor's clock.
 */
export function WebinarDetails({
  upcoming,
  headline,
  clock,
  calendarUrl,
  words,
}: WebinarDetailsProps): ReactElement {
  const { date = '', startsAt } = upcoming;
  const ownTime = useOwnTime(startsAt, date, clock);
  return (
    <div className="notice webinar__details">
      <CalendarLeaf date={date} isRead={upcoming.title !== undefined} />
      <p>{whatFollows(upcoming, headline)}</p>
      {/* By their keys, so that the one that comes in later does not take the other's place. */}
      {ownTime === undefined ? null : (
        <p key="own-time" className="webinar__own-time">
          {ownTime}
        </p>
      )}
      {calendarUrl === undefined || startsAt === undefined ? null : (
        <p key="calendar">
          <a className="way" href={calendarUrl}>
            {words.calendar.button}
          </a>
        </p>
      )}
    </div>
  );
}

/** Undefined where the visitor's clock shows what `date` says, and before a script knows. */
function useOwnTime(startsAt: string | undefined, date: string, words: ClockWords) {
  const [ownTime, setOwnTime] = useState<string>();
  useEffect(() => {
    const isInstant = startsAt?.includes('T') === true;
    setOwnTime(isInstant ? timeUnlike(date, new Date(startsAt), words) : undefined);
  }, [startsAt, date, words]);
  return ownTime;
}

function timeUnlike(date: string, start: Date, { ownTime, weekdays, halves }: ClockWords) {
  const hours = start.getHours();
  const minute = String(start.getMinutes()).padStart(2, '0');
  const hour = String(hours % 12 || 12);
  const [weekday = '', half = ''] = [weekdays[start.getDay()], halves[hours < 12 ? 0 : 1]];
  const isSaid = date.includes(weekday) && date.includes(` ${hour}:${minute} ${half}`);
  return isSaid ? undefined : fillIn(ownTime, { weekday, hour, minute, half });
}
